import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DELETION_AFTER_MS } from "#domain/identity/account.ts";
import type { Database } from "#drizzle/client.ts";
import * as schema from "#drizzle/schema/all.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { rfqQuestions } from "#drizzle/schema/rfq.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { exportedColumns, IMPERSONAL_TABLES, PERSONAL_TABLES } from "#worker/identity/personal-data/personal-data.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { invitationsOf, openRfq, publish, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable)) as unknown as SQLiteTable[];

describe("the list of what is personal (security 35)", () => {
  it("names every table of the schema once", () => {
    const listed = [...PERSONAL_TABLES.map(({ table }) => getTableName(table)), ...Object.keys(IMPERSONAL_TABLES)];
    expect(listed.sort()).toEqual(tables.map((table) => getTableName(table)).sort());
  });

  it.each(PERSONAL_TABLES.map((entry) => [getTableName(entry.table), entry] as const))(
    "names every column of %s",
    (_, { table, columns }) => {
      expect(Object.keys(columns).sort()).toEqual(Object.keys(getTableColumns(table)).sort());
    },
  );

  it("empties or keeps with a reason what is personal in rows that stay", () => {
    const lost = PERSONAL_TABLES.filter(({ rows }) => rows === "stays").flatMap(({ table, columns }) =>
      Object.entries(columns).flatMap(([name, fate]) => (fate === "personal" ? `${getTableName(table)}.${name}` : [])),
    );
    expect(lost).toEqual([]);
  });
});

describe("a person with marks in everything", () => {
  let db: Database;
  let buyer: Actor;
  beforeAll(async () => {
    db = await freshDatabase();
    const actors = await makeActors(db, ["buyer A", "approved A"]);
    await givePassword(db, ...Object.values(actors));
    buyer = actors["buyer A"];
    const seller = actors["approved A"];
    await publish(db, supplierIdOf(seller));
    const mine = callerAs(db, buyer);
    await mine.account.updateProfile({ name: "Zmarker Name", phone: null, location: "Zmarker Town" });
    const person = { companyName: "Zmarker Trading", contactName: "Zmarker Desk", email: buyer.email };
    const rfq = await openRfq(db, buyer, {
      ...person,
      productDescription: "تمور zmarker مجدول",
      additionalNotes: "zmarker notes",
    });
    const [invitation] = await invitationsOf(db, rfq.id);
    const asked = { id: invitation?.id ?? "", version: 1, question: "Which size?" };
    await callerAs(db, seller).inbox.ask(asked);
    const [question] = await db.select().from(rfqQuestions);
    await mine.rfqs.answer({ questionId: question?.id ?? "", answer: "zmarker answer" });
    const order = await orderIn(db, buyer, seller, "disputed");
    const key = crypto.randomUUID();
    await mine.orders.addToDispute({ reference: order.reference, text: "zmarker evidence", idempotencyKey: key });
    const [{ buyer: party }] = (await db.select().from(orders)) as [typeof orders.$inferSelect];
    const contact = { contactName: "Zmarker Desk", email: buyer.email, phone: "+971 50 zmarker" };
    await db.update(orders).set({ status: "completed", buyer: { ...party, ...contact }, cancelNote: "zmarker" });
    await mine.leads.submitBuyer(forms.buyerLead(person));
    await mine.contact.send(forms.contact({ name: "Zmarker Desk", email: buyer.email, message: "zmarker message" }));
    await mine.tips.submit(forms.tip({ authorName: "Zmarker Desk", email: buyer.email }));
    const [mail] = await db.select().from(outbox);
    const other = { recipient: "other@people.example", replyTo: null, status: "sent" as const };
    await db.insert(outbox).values([
      { ...(mail ?? expect.fail("no mail")), ...other, id: "out_names", data: { who: "Zmarker Desk" } },
      { ...(mail ?? expect.fail("no mail")), ...other, id: "out_others", data: { who: "Somebody else" } },
    ]);
  });

  it("takes all of it along: every column that no secret is", async () => {
    const { records } = (await callerAs(db, buyer).account.exportData({ password: PASSWORD })) as {
      records: Record<string, Record<string, unknown>[]>;
    };
    for (const entry of PERSONAL_TABLES) {
      const [first] = records[getTableName(entry.table)] ?? [];
      if (first) expect(Object.keys(first).sort()).toEqual(exportedColumns(entry).sort());
    }
    for (const table of ["rfq_lines", "rfq_questions", "order_lines", "dispute_entries", "rfqs", "orders", "leads"]) {
      expect(records[table]?.length, table).toBeGreaterThan(0);
    }
    expect(JSON.stringify(records.rfq_questions)).toContain("zmarker answer");
    expect(JSON.stringify(records.dispute_entries)).toContain("zmarker evidence");
  });

  it("leaves none of it in any column once the account is deleted, nor in mails to others", async () => {
    const due = TEST_NOW + DELETION_AFTER_MS;
    await db.update(users).set({ deleteAfter: due }).where(eq(users.id, buyer.userId));
    expect(await deleteDueAccounts(testContext(db, { now: () => due }))).toBe(1);
    const { dev_mailbox: _, ...rest } = await wholeDatabase(db);
    const marked = Object.entries(rest).flatMap(([table, rows]) =>
      rows.filter((row) => /zmarker|buyer-a@/i.test(JSON.stringify(row))).map((row) => ({ [table]: row })),
    );
    expect(marked).toEqual([]);
    expect((await db.select().from(outbox)).map(({ id }) => id)).toContain("out_others");
  });
});

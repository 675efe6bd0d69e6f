import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { SIDES } from "#domain/messaging/message-facts.ts";
import { COUNTED_STATUSES } from "#domain/orders/counted-orders.ts";
import {
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderActor,
  orderMachine,
  PAYMENT_STATES,
} from "#domain/orders/order-machine.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { RATING_STATUSES } from "#domain/reviews/rating-status.ts";
import { INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { messages } from "#drizzle/schema/messaging.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { DEMO_EMAILS, OWNER_EMAILS } from "#drizzle/seed/accounts.ts";
import { LISTED_COMPANIES } from "#drizzle/seed/demo-ids.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { checkPassword } from "#worker/platform/password.ts";
import {
  migrateDatabase,
  openScriptDatabase,
  seedDatabase,
  startLocalDatabase,
  workerVars,
} from "../../scripts/local-stack.ts";
import { wholeFile } from "./whole-file.ts";

const ALL_EMAILS = [...DEMO_EMAILS, ...OWNER_EMAILS].sort();

let folder: string;
/** What the first start of a site writes; each test has a copy. */
let first: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mawrid-stack-"));
  first = join(folder, "first.db");
  await (await startLocalDatabase(first)).close();
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

let copies = 0;
async function openCopy() {
  copies += 1;
  const file = join(folder, `copy-${copies}.db`);
  await copyFile(first, file);
  return startLocalDatabase(file);
}

describe("startLocalDatabase", () => {
  it("fills a new file, and leaves one with data as it is", async () => {
    const { db, close } = await openScriptDatabase(first);
    const before = await wholeFile(db);
    await close();
    const database = await openCopy();
    expect(workerVars(database)).toEqual({
      APP_ENV: "development",
      TURSO_DATABASE_URL: database.url,
      READ_WITHIN_MS: "3000",
      LEAST_PLACES: "64",
      SPARE_PLACES: "192",
      DEMO_PASSWORD: "demo-Mawrid-2026",
    });
    expect(before.products?.length).toBeGreaterThan(20);
    expect(await wholeFile(database.db)).toEqual(before);
    await database.close();
  });
});

describe("the demo's accounts", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("come into a local database with one password, verified but for one, suppliers owning their companies", async () => {
    const { db, close } = await openCopy();
    const accounts = await db
      .select({
        email: users.email,
        hash: users.passwordHash,
        verifiedAt: users.emailVerifiedAt,
        status: suppliers.status,
      })
      .from(users)
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .orderBy(asc(users.email));
    expect(accounts.map(({ email }) => email)).toEqual(ALL_EMAILS);
    expect(new Set(accounts.map(({ hash }) => hash)).size).toBe(1);
    expect((await checkPassword("demo-Mawrid-2026", accounts[0]?.hash, ALONE)).isRight).toBe(true);
    expect(accounts.filter(({ verifiedAt }) => verifiedAt === null).map(({ email }) => email)).toEqual([
      "unverified@demo.test",
    ]);
    const companies = accounts
      .filter(({ status }) => status)
      .map(({ email, status }) => `${email.split("@")[0]} ${status}`);
    expect(companies.filter((company) => !company.startsWith("owner-"))).toEqual([
      "pending pending",
      "rejected rejected",
      "supplier2 approved",
      "supplier3 approved",
      "supplier4 approved",
      "supplier approved",
      "suspended suspended",
    ]);
    await close();
  });

  it("run every approved company but the listed ones", async () => {
    const { db, close } = await openCopy();
    const orphaned = await db
      .select({ id: suppliers.id })
      .from(suppliers)
      .leftJoin(users, and(eq(users.id, suppliers.ownerId), isNotNull(users.emailVerifiedAt)))
      .where(and(eq(suppliers.status, "approved"), isNull(users.id)));
    expect(orphaned.map(({ id }) => id).sort()).toEqual([...LISTED_COMPANIES].sort());
    await close();
  });

  it("come into an older local database too, but not beside other accounts", async () => {
    const database = await openCopy();
    const { db } = database;
    await db.delete(users);
    await seedDatabase(database);
    expect(await db.$count(users)).toBe(ALL_EMAILS.length);
    await db.delete(users).where(eq(users.email, "admin@demo.test"));
    await seedDatabase(database);
    expect(await db.$count(users)).toBe(ALL_EMAILS.length - 1);
    await database.close();
  });

  it("never come into a server elsewhere, and nobody trades there", async () => {
    const { db, close } = await openScriptDatabase(join(folder, "d.db"));
    await migrateDatabase(db);
    expect(await seedDatabase({ db, file: null, isLocal: false })).not.toBeNull();
    expect([await db.$count(users), await db.$count(rfqs), await db.$count(orders)]).toEqual([0, 0, 0]);
    await close();
    vi.stubEnv("TURSO_DATABASE_URL", "libsql://mawrid-demo.turso.io");
    const remote = await openScriptDatabase();
    expect(remote.isLocal).toBe(false);
    expect(workerVars(remote)).not.toHaveProperty("DEMO_PASSWORD");
  });
});

describe("the demo's history", () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openCopy());
  });
  afterAll(() => close());

  it.each([
    ["requests", rfqs, rfqs.status, RFQ_STATUSES],
    ["invitations", rfqInvitations, rfqInvitations.status, INVITATION_STATUSES],
    ["quotes", quotes, quotes.status, QUOTE_STATUSES],
    ["orders", orders, orders.status, ORDER_STATUSES],
    ["payments", orders, orders.payment, PAYMENT_STATES],
    ["ratings", supplierRatings, supplierRatings.status, RATING_STATUSES],
    ["conversations", messages, messages.side, SIDES],
  ] as const)("has %s of every state", async (_, table, column, states) => {
    const rows = await db.selectDistinct({ state: sql<string>`${column}` }).from(table);
    expect(rows.map(({ state }) => state).sort()).toEqual([...states].sort());
  });

  it("has disputes before and after the operator, and those that were agreed, cancelled and ruled on", async () => {
    const rows = await db.selectDistinct({ action: orderEvents.action, actor: orderEvents.actor }).from(orderEvents);
    const done = rows.map(({ action, actor }) => `${action} by ${actor}`);
    for (const one of ["dispute by buyer", "escalate by buyer", "settle_completed by agreement"])
      expect(done).toContain(one);
    for (const one of ["settle_cancelled by admin", "cancel_agreed by consent", "lapse by clock"])
      expect(done).toContain(one);
    const open = await db.select({ at: orders.escalatedAt }).from(orders).where(eq(orders.status, "disputed"));
    expect(new Set(open.map(({ at }) => at === null))).toEqual(new Set([true, false]));
  });

  it("has a request with four quotes or more, and parties and ratings of all three languages", async () => {
    const [most] = await db.select({ most: sql<number>`max(${rfqs.quotesCount})` }).from(rfqs);
    expect(most?.most).toBeGreaterThanOrEqual(4);
    for (const column of [rfqs.locale, orders.locale, supplierRatings.locale]) {
      const spoken = await db.selectDistinct({ locale: column }).from(column.table);
      expect(spoken.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
    }
  });

  it("came by legal transitions alone to where orders are", async () => {
    const [rows, events] = await db.batch([
      db.select().from(orders),
      db.select().from(orderEvents).orderBy(orderEvents.createdAt, sql`rowid`),
    ]);
    for (const { id, status } of rows) {
      const path = events.filter((event) => event.orderId === id && event.action in ORDER_TRANSITIONS);
      const [begun] = events.filter(({ orderId, fromStatus }) => orderId === id && fromStatus === null);
      const reached = path.reduce(
        (from, { action, actor }) => orderMachine.transition(from, action as OrderAction, actor as OrderActor),
        (begun?.toStatus ?? "new") as OrderStatus,
      );
      expect([id, reached]).toEqual([id, status]);
    }
  });

  it("agrees with what is counted of suppliers, quotes and unread messages", async () => {
    const counted = sql.raw(COUNTED_STATUSES.map((status) => `'${status}'`).join(", "));
    const wrong = await db.all(sql`select id from suppliers s where
      orders_count <> (select count(*) from orders where supplier_id = s.id and status in (${counted}))
      or rating_count <> (select count(*) from supplier_ratings where supplier_id = s.id and status = 'published')
      or rating_average is not (select avg((supplier_rating + product_quality + delivery_time + communication) / 4.0)
        from supplier_ratings where supplier_id = s.id and status = 'published')`);
    expect(wrong).toEqual([]);
    const miscounted = await db.all(sql`select id from rfqs r where
      quotes_count <> (select count(distinct supplier_id) from quotes where rfq_id = r.id and sent_at is not null)`);
    expect(miscounted).toEqual([]);
    const unread = await db.all(sql`select 1 from conversation_members m where unread <> (select count(*) from messages
      where conversation_id = m.conversation_id and side <> m.side and kind <> 'context' and seq > m.read_seq)`);
    expect(unread).toEqual([]);
  });

  it("leaves nothing to send, nothing in the mailbox, no file without bytes, and nothing of tomorrow", async () => {
    const files = sql`(select count(*) from rfq_files) + (select count(*) from order_documents)
      + (select count(*) from message_files)`;
    const [left] = await db.all(sql`select (select count(*) from outbox where status <> 'sent') as unsent,
      (select count(*) from outbox where data ->> '$.sealed' is not null) as sealed,
      (select count(*) from dev_mailbox) as mails, ${files} as files,
      (select count(*) from orders where updated_at > ${Date.now()}) as early`);
    expect(left).toEqual({ unsent: 0, sealed: 0, mails: 0, files: 0, early: 0 });
  });

  it("has an order that is about to lapse, with a day left", async () => {
    const waiting = await db.select({ answerBy: orders.answerBy }).from(orders).where(eq(orders.status, "new"));
    const hours = waiting.map(({ answerBy }) => ((answerBy ?? 0) - Date.now()) / 3_600_000);
    expect(Math.min(...hours)).toBeGreaterThan(20);
  });
});

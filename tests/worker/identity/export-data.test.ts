import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import type { Database } from "#drizzle/client.ts";
import { tips } from "#drizzle/schema/content.ts";
import { users } from "#drizzle/schema/identity.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { allProcedures } from "../../support/all-procedures.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans } from "../support/query-plans.ts";
import { refusalOf } from "../support/refusals.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "unverified" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "unverified", "approved A"]);
  await givePassword(db, ...Object.values(actors));
  const guest = callerAs(db, null);
  for (const { email } of [actors["buyer A"], actors.unverified]) {
    await guest.rfq.submit(forms.rfq({ email }));
    await guest.leads.submitBuyer(forms.buyerLead({ email }));
    await guest.contact.send(forms.contact({ email }));
    await guest.tips.submit(forms.tip({ email }));
  }
  // Another account's request that names A's address is that account's.
  await callerAs(db, actors["buyer B"]).rfq.submit(
    forms.rfq({ email: actors["buyer A"].email, companyName: "B only" }),
  );
  const text = { name: "شركة", city: "دبي", specialization: "تمور", description: "وصف" };
  await db
    .insert(supplierTranslations)
    .values({ supplierId: `sup_${actors["approved A"].userId}`, locale: "ar", ...text });
});

describe("account.exportData", () => {
  const exportOf = (who: keyof typeof actors) => callerAs(db, actors[who]).account.exportData({ password: PASSWORD });

  it("holds what the account is and what was sent from its proven address, in three calls", async () => {
    const notice = { kind: "requests" as const, template: "x", data: {}, path: "/", createdAt: 1 };
    const told = (["buyer A", "buyer B"] as const).map((who) => ({ ...notice, id: who, userId: actors[who].userId }));
    await db.insert(notices).values(told.map((one) => ({ ...one, data: { to: one.id } })));
    const report = { subjectKind: "product", subjectId: "prd_x", reason: "counterfeit", locale: "ar" } as const;
    const reported = { ...report, status: "new", createdAt: 1, updatedAt: 1 } as const;
    await db.insert(reports).values([
      { ...reported, id: "a", reporterId: actors["buyer A"].userId },
      { ...reported, id: "b", reporterEmail: actors["buyer A"].email },
      { ...reported, id: "c", reporterEmail: "other@people.example" },
    ]);
    const calls = countCalls(db);
    const data = await exportOf("buyer A");
    expect(calls()).toBe(3);
    expect(data).toMatchObject({
      profile: { email: "buyer-a@people.example", userType: "buyer" },
      settings: { locale: "ar" },
      sessions: [{ id: "ses_buyer-a" }],
      events: [],
      notices: [{ data: { to: "buyer A" } }],
      requests: [{ email: "buyer-a@people.example", companyName: "شركة النخيل" }],
      registrations: [{ email: "buyer-a@people.example" }],
      messages: [{ email: "buyer-a@people.example" }],
      tips: [{ email: "buyer-a@people.example" }],
      reports: [
        { subjectId: "prd_x", email: null },
        { subjectId: "prd_x", email: "buyer-a@people.example" },
      ],
      company: null,
    });
    expect(await exportOf("buyer B")).toMatchObject({ requests: [{ companyName: "B only" }], messages: [] });
  });

  it("holds what the account rated a tip, and nobody else's stars", async () => {
    const tip = { id: "tip_x", slug: "weigh", category: TIP_CATEGORIES[0], rating: 0, views: 0 } as const;
    await db.insert(tips).values({ ...tip, position: 1, publishedAt: 1, createdAt: 1, updatedAt: 1 });
    await callerAs(db, actors["buyer A"]).tips.rate({ slug: "weigh", stars: 2 });
    await callerAs(db, actors["buyer B"]).tips.rate({ slug: "weigh", stars: 5 });
    expect(await exportOf("buyer A")).toMatchObject({ tipRatings: [{ tip: "weigh", stars: 2 }] });
    expect(await exportOf("approved A")).toMatchObject({ tipRatings: [] });
  });

  it("gives nobody what was sent from a mailbox that they did not prove", async () => {
    expect(await exportOf("unverified")).toMatchObject({ requests: [], registrations: [], messages: [], tips: [] });
  });

  it("holds the company of its owner with its texts", async () => {
    expect(await exportOf("approved A")).toMatchObject({
      company: { status: "approved", translations: [{ locale: "ar", name: "شركة" }] },
    });
  });

  it("is given to who knows the password alone, and asked for as a write, which has a write's time", async () => {
    const asked = callerAs(db, actors["buyer A"]).account.exportData({ password: "not mine" });
    expect(await refusalOf(asked)).toMatchObject({
      code: "WRONG_CREDENTIALS",
      details: { issues: [{ path: "password", code: "wrong" }] },
    });
    const { "account.exportData": exporting } = await allProcedures<{ _def: { type: string } }>();
    expect(exporting?._def.type).toBe("mutation");
  });

  it("holds no hash, token or key, and finds everything by index", async () => {
    const [user] = await db.select().from(users).where(eq(users.id, actors["buyer A"].userId));
    const text = JSON.stringify(await exportOf("buyer A"));
    expect(text).not.toContain(user?.passwordHash ?? "-");
    expect(text).not.toMatch(/scrypt|[0-9a-f]{64}|[\w-]{43}/);
    expect(await fullScans(db, () => exportOf("buyer A"))).toEqual([]);
  });
});

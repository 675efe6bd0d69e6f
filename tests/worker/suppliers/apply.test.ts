import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { devMailbox, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "rejected" | "admin", Actor>;
const NAMES = ["buyer A", "buyer B", "rejected", "admin"] as const satisfies ActorName[];
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
});
const companyOf = (who: keyof typeof actors) => callerAs(db, actors[who]).company;
const rowsOf = async (userId: string) => db.select().from(suppliers).where(eq(suppliers.ownerId, userId));

describe("company.register", () => {
  it("writes company, words, event, notice and mail in one call, and makes the owner a supplier", async () => {
    const context = contextOf(db, actors["buyer A"]);
    await context.viewer();
    const calls = countCalls(db);
    const answer = await callerOf(context).company.register(forms.company());
    await context.settled();
    // One writes, one delivers the mail after the response.
    expect(calls()).toBe(2);
    const [company] = await rowsOf(actors["buyer A"].userId);
    expect(company).toMatchObject({
      id: answer.id,
      status: "pending",
      licenceNumber: "CN-2201",
      website: "https://al-waha.example/",
      appliedAt: TEST_NOW,
      version: 1,
    });
    expect(company?.slug).toMatch(/^al-waha-dates-[0-9a-f]{8}$/);
    expect(await db.select().from(supplierTranslations)).toMatchObject([{ supplierId: answer.id, locale: "ar" }]);
    expect(await db.select().from(supplierEvents)).toMatchObject([
      { action: "apply", fromStatus: null, toStatus: "pending", actorId: actors["buyer A"].userId },
    ]);
    expect(await db.select().from(notices)).toMatchObject([
      { userId: actors["buyer A"].userId, template: "company_received", path: "/supplier-registration" },
    ]);
    const [mail] = await db.select().from(devMailbox);
    expect(mail).toMatchObject({ recipient: actors["buyer A"].email });
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toMatch(/1-3 أيام عمل/);
    const [owner] = await db.select().from(users).where(eq(users.id, actors["buyer A"].userId));
    expect(owner?.userType).toBe("supplier");
  });

  it("keeps where the company sits, its year and its size, where they are given", async () => {
    const facts = { country: "SA", city: "جدة", employeeCount: "51-100" } as const;
    await companyOf("buyer A").register(forms.company({ ...facts, yearEstablished: "٢٠٠٨" }));
    expect(await rowsOf(actors["buyer A"].userId)).toMatchObject([{ ...facts, yearEstablished: 2008 }]);
    expect(await db.select().from(supplierTranslations)).toMatchObject([{ locale: "ar", city: "جدة" }]);
    await companyOf("buyer B").register(
      forms.company({ country: "", city: "", yearEstablished: "", employeeCount: "" }),
    );
    const nothing = { country: "AE", city: "", yearEstablished: null, employeeCount: null };
    expect(await rowsOf(actors["buyer B"].userId)).toMatchObject([nothing]);
    await expectRefusal(companyOf("admin").register(forms.company({ yearEstablished: "1200" })), "BAD_INPUT");
  });

  it("keeps an admin an admin", async () => {
    await companyOf("admin").register(forms.company());
    const [admin] = await db.select().from(users).where(eq(users.id, actors.admin.userId));
    expect(admin?.userType).toBe("admin");
  });

  it("makes one company of ten parallel calls with one key, and answers a retry as the first time", async () => {
    const form = forms.company();
    const answers = await Promise.all(Array.from({ length: 10 }, () => companyOf("buyer A").register(form)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await companyOf("buyer A").register(form)).toEqual(answers[0]);
    expect([(await rowsOf(actors["buyer A"].userId)).length, (await db.select().from(outbox)).length]).toEqual([1, 1]);
    await expectRefusal(companyOf("buyer A").register({ ...form, companyName: "Another" }), "KEY_REUSED");
  });

  it("refuses a second record, whatever became of the first, and names its state", async () => {
    await companyOf("buyer A").register(forms.company());
    for (const [who, state] of [
      ["buyer A", "pending"],
      ["rejected", "rejected"],
    ] as const) {
      const refusal = await refusalOf(companyOf(who).register(forms.company()));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state, action: "apply" } });
    }
    expect(await rowsOf(actors["buyer A"].userId)).toHaveLength(1);
  });

  it("makes one company of two parallel applications with keys of their own", async () => {
    const results = await Promise.allSettled([1, 2].map(() => companyOf("buyer A").register(forms.company())));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await rowsOf(actors["buyer A"].userId)).toHaveLength(1);
  });

  it("does not take the key of another account for its own", async () => {
    const form = forms.company();
    const [one, other] = [await companyOf("buyer A").register(form), await companyOf("buyer B").register(form)];
    expect(one.id).not.toBe(other.id);
  });

  it("counts five tries an hour of an account", async () => {
    await companyOf("buyer A").register(forms.company());
    for (let at = 0; at < 4; at += 1) await expectRefusal(companyOf("buyer A").register(forms.company()), "CONFLICT");
    await expectRefusal(companyOf("buyer A").register(forms.company()), "RATE_LIMITED");
    await companyOf("buyer B").register(forms.company());
  });

  it("reads no table from end to end", async () => {
    const scans = await fullScans(db, () => companyOf("buyer A").register(forms.company()));
    expect(scans.filter((scan) => !scan.includes("json_each"))).toEqual([]);
  });
});

describe("company.mine", () => {
  it("is null without a company", async () => {
    expect(await companyOf("buyer A").mine()).toBeNull();
  });

  it("tells its owner everything but which operator it was, in one call besides the session's", async () => {
    await companyOf("buyer A").register(forms.company());
    await untilNothingRuns(db);
    const calls = countCalls(db);
    await companyOf("buyer A").mine();
    expect(calls()).toBe(2);
    const later = { now: () => TEST_NOW + 4 * 24 * 3_600_000 };
    const mine = await callerAs(db, actors["buyer A"], later).company.mine();
    expect(mine).toMatchObject({
      status: "pending",
      names: { ar: "شركة الواحة للتمور Al Waha Dates" },
      // From a Saturday to a Wednesday.
      workingDays: 3,
      reviewWorkingDays: 3,
      openItems: ["trade_licence", "trn", "addresses"],
      actions: [],
      events: [{ action: "apply", by: "you" }],
    });
    expect(mine?.checklist).toHaveLength(7);
    expect(JSON.stringify(mine)).not.toMatch(/fileKey|private\/|actorId|ownerId/);
    expect(await fullScans(db, () => companyOf("buyer A").mine())).toEqual([]);
  });
});

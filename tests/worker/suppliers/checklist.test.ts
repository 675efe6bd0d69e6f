import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { supplierChecklist, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";

const NAMES = ["pending", "rejected", "suspended", "approved A"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
});
const companyOf = (who: keyof typeof actors) => callerAs(db, actors[who]).company;
const rowOf = async (who: keyof typeof actors) =>
  (await db.select().from(suppliers).where(eq(suppliers.ownerId, actors[who].userId)))[0];

describe("company.answerItem", () => {
  it("provides an item with its event and a new version, and touches no other company", async () => {
    const context = contextOf(db, actors.pending);
    await context.viewer();
    const calls = countCalls(db);
    await callerOf(context).company.answerItem({ item: "trn", trn: "١٠٠ 1234-5670 0003" });
    // One counts, one writes.
    expect(calls()).toBe(2);
    const company = await rowOf("pending");
    expect([company?.version, company?.trn]).toEqual([2, null]);
    expect(await db.select().from(supplierChecklist)).toMatchObject([
      { supplierId: company?.id, item: "trn", state: "provided", answer: { item: "trn", trn: "100123456700003" } },
    ]);
    expect(await db.select().from(supplierEvents)).toMatchObject([
      { action: "provide_item", fromStatus: "pending", toStatus: "pending", note: "trn" },
    ]);
    expect((await rowOf("approved A"))?.version).toBe(1);
  });

  it("takes renewals of approved and suspended companies, and nothing of a terminated one", async () => {
    for (const who of ["approved A", "suspended"] as const) {
      await companyOf(who).answerItem({ item: "markets", countries: ["AE", "SA"] });
      expect((await companyOf(who).mine())?.checklist.at(-1)).toMatchObject({ item: "markets", state: "provided" });
    }
    await db.update(suppliers).set({ status: "terminated" }).where(eq(suppliers.ownerId, actors.rejected.userId));
    const refusal = await refusalOf(companyOf("rejected").answerItem({ item: "markets", countries: ["AE"] }));
    // It gets its export and nothing else (rulings: a suspended company).
    expect(refusal.code).toBe("FORBIDDEN");
    expect((await rowOf("rejected"))?.version).toBe(1);
  });

  it("takes the same answer once, also three times at once", async () => {
    const answer = () => companyOf("pending").answerItem({ item: "markets", countries: ["AE"] });
    const provided = { item: "markets", state: "provided" };
    expect(await Promise.all([answer(), answer(), answer()])).toEqual([provided, provided, provided]);
    expect(await answer()).toEqual(provided);
    expect((await rowOf("pending"))?.version).toBe(2);
    expect(await db.$count(supplierEvents)).toBe(1);
  });

  it("takes sixty answers an hour", async () => {
    const answer = (at: number) =>
      companyOf("pending").answerItem({ item: "markets", countries: [at % 2 === 0 ? "AE" : "SA"] });
    for (let at = 0; at < 60; at += 1) await answer(at);
    await expectRefusal(answer(60), "RATE_LIMITED");
    expect((await rowOf("pending"))?.version).toBe(61);
  });

  it("refuses a number of fourteen digits", async () => {
    await expectRefusal(
      companyOf("pending").answerItem({ item: "trn", trn: "10012345670003" }),
      "BAD_INPUT",
      "trn:invalid_trn",
    );
  });
});

describe("company.resubmit", () => {
  it("names what is still missing, and goes when it is there", async () => {
    const company = companyOf("rejected");
    const refusal = await refusalOf(company.resubmit({ version: 1 }));
    expect(refusal.details.issues?.map(({ path, code }) => `${path}:${code}`)).toEqual([
      "trade_licence:not_provided",
      "trn:not_provided",
      "addresses:not_provided",
    ]);
    const supplierId = (await rowOf("rejected"))?.id ?? "";
    for (const item of ["trade_licence", "trn", "addresses"] as const) {
      await db.insert(supplierChecklist).values({ supplierId, item, state: "provided", updatedAt: 1 });
    }
    expect((await refusalOf(company.resubmit({ version: 7 }))).code).toBe("CONFLICT");
    expect(await company.resubmit({ version: 1 })).toEqual({ status: "pending", version: 2 });
    const again = await refusalOf(callerAs(db, actors.rejected).company.resubmit({ version: 2 }));
    expect(again.details).toMatchObject({ state: "pending", action: "resubmit" });
  });
});

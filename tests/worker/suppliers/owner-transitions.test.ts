import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { SUPPLIER_STATUSES, type SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { REQUIRED_ITEMS } from "#domain/suppliers/checklist.ts";
import { SUPPLIER_TRANSITIONS } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierChecklist, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const ID = "sup_usr_pending";
const VERBS = { provide_info: "provideInfo", resubmit: "resubmit" } as const;
const ACTIONS = Object.keys(VERBS) as (keyof typeof VERBS)[];
let db: Database;
let owner: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({ pending: owner } = await makeActors(db, ["pending", "approved A"]));
});

/** The owner's company in a state, with all that is required provided. */
async function companyIn(status: SupplierStatus): Promise<void> {
  const items = REQUIRED_ITEMS.map((item) => ({ supplierId: ID, item, state: "provided" as const, updatedAt: 1 }));
  await db.insert(supplierChecklist).values(items).onConflictDoNothing();
  await db.update(suppliers).set({ status, appliedAt: 1, decisionNote: "why" }).where(eq(suppliers.id, ID));
}

describe("every move of the table by the owner", () => {
  for (const action of ACTIONS) {
    for (const status of SUPPLIER_STATUSES) {
      const isLegal = (SUPPLIER_TRANSITIONS[action].from as readonly string[]).includes(status);
      if (isLegal) {
        it(`${status}: ${action} writes state, event, notice and mail together, and no audit`, async () => {
          await companyIn(status);
          const context = contextOf(db, owner);
          const calls = countCalls(db);
          const answer = await callerOf(context).company[VERBS[action]]({ version: 1 });
          await context.settled();
          // Session, read, write; one delivers the mail after the response.
          expect(calls()).toBe(4);
          expect(answer).toEqual({ status: "pending", version: 2 });
          const [company] = await db.select().from(suppliers).where(eq(suppliers.id, ID));
          const appliedAt = action === "resubmit" ? TEST_NOW : 1;
          expect(company).toMatchObject({ status: "pending", version: 2, decisionNote: null, appliedAt });
          expect(await db.select().from(supplierEvents)).toMatchObject([
            { supplierId: ID, action, fromStatus: status, toStatus: "pending", actorId: owner.userId },
          ]);
          expect(await db.select().from(notices)).toMatchObject([
            { userId: owner.userId, template: "company_received" },
          ]);
          expect(await db.select().from(outbox)).toMatchObject([
            { recipient: owner.email, template: "supplier-answered" },
          ]);
          expect(await db.select().from(auditLog)).toEqual([]);
        });
      } else {
        it(`${status}: ${action} is refused with state and action, and nothing is written`, async () => {
          await companyIn(status);
          const before = await wholeDatabase(db);
          const refusal = await refusalOf(callerAs(db, owner).company[VERBS[action]]({ version: 1 }));
          // A terminated company gets its export and nothing else (rulings: a suspended company).
          const isOver = status === "terminated";
          expect(refusal).toMatchObject(
            isOver ? { code: "FORBIDDEN" } : { code: "CONFLICT", details: { state: status, action } },
          );
          expect(await wholeDatabase(db)).toEqual(before);
        });
      }
    }
  }

  it("happens once of ten parallel tries", async () => {
    await companyIn("rejected");
    const tries = Array.from({ length: 10 }, () => callerAs(db, owner).company.resubmit({ version: 1 }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([(await db.select().from(supplierEvents)).length, (await db.select().from(outbox)).length]).toEqual([1, 1]);
  });

  it("reads no table from end to end", async () => {
    await companyIn("rejected");
    expect(await fullScans(db, () => callerAs(db, owner).company.resubmit({ version: 1 }))).toEqual([]);
  });
});

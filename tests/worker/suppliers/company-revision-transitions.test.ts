import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  REVISION_STATUSES,
  REVISION_TRANSITIONS,
  type RevisionAction,
  type RevisionActor,
  type RevisionStatus,
} from "#domain/kernel/revision-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

/** Every state of a staged change, every action and both sides, through the verbs (workflows: rules for all of them). */
const NAMES = ["buyer A", "pending", "approved A", "approved B", "admin"] as const satisfies ActorName[];
const ACTIONS = Object.keys(REVISION_TRANSITIONS) as RevisionAction[];
const SIDES = { owner: "approved A", admin: "admin" } as const satisfies Record<RevisionActor, ActorName>;

let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
let id: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  const own = as("approved A").company;
  await own.saveIdentity({ ...forms.companyIdentity({ name_ar: "مطاحن الساحل" }), version: 1 });
  id = (await db.select().from(companyRevisions))[0]?.id ?? "";
});

const as = (who: (typeof NAMES)[number]) => callerAs(db, actors[who]);
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [], rate_limits: [] });
const changeNow = async () => (await db.select().from(companyRevisions).where(eq(companyRevisions.id, id)))[0];

async function changeIn(status: RevisionStatus): Promise<void> {
  await db.update(companyRevisions).set({ status }).where(eq(companyRevisions.id, id));
  await db.batch([db.delete(companyRevisionEvents), db.delete(supplierEvents), db.delete(notices), db.delete(outbox)]);
}

/** A side has one verb: the owner's takes back, whatever it is asked; the operator's is told the action. */
async function take(side: RevisionActor, action: RevisionAction) {
  const context = contextOf(db, actors[SIDES[side]]);
  const verbs = callerOf(context);
  const taken =
    side === "owner"
      ? verbs.company.withdrawRevision({ id, version: 1 })
      : verbs.admin.decideCompanyRevision({ id, version: 1, action, note: "so" });
  return await taken.finally(() => context.settled());
}

describe.each(REVISION_STATUSES)("a change of a company that is %s", (status) => {
  for (const side of Object.keys(SIDES) as RevisionActor[]) {
    for (const action of side === "owner" ? (["withdraw"] as const) : ACTIONS) {
      const { from, to, by } = REVISION_TRANSITIONS[action];
      const isLegal = (from as readonly string[]).includes(status) && (by as readonly string[]).includes(side);
      if (isLegal) {
        it(`${action} by its ${side} writes state and events together, and tells the owner of a decision`, async () => {
          await changeIn(status);
          expect(await take(side, action)).toEqual({ status: to, version: 2 });
          expect(await changeNow()).toMatchObject({ status: to, version: 2 });
          const { userId } = actors[SIDES[side]];
          const events = await db.select().from(companyRevisionEvents);
          expect(events).toMatchObject([{ action, fromStatus: status, toStatus: to, actorId: userId }]);
          expect(await db.select().from(supplierEvents)).toMatchObject([{ action: `${action}_changes` }]);
          const told = [await db.select().from(notices), await db.select().from(auditLog)];
          expect(told.map(({ length }) => length)).toEqual(side === "admin" ? [1, 1] : [0, 0]);
        });
      } else {
        it(`${action} by its ${side} is refused with state and action, and nothing is written`, async () => {
          await changeIn(status);
          const before = await everything();
          const refusal = await refusalOf(take(side, action));
          expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
          expect(await everything()).toEqual(before);
        });
      }
    }
  }

  it("is nobody else's to decide or to take back", async () => {
    await changeIn(status);
    const before = await everything();
    for (const who of ["buyer A", "pending", "approved A", "approved B"] as const) {
      for (const action of ACTIONS) {
        const decision = { id, version: 1, action, note: "so" };
        await expectRefusal(as(who).admin.decideCompanyRevision(decision), "FORBIDDEN");
      }
    }
    const takenBack = (who: (typeof NAMES)[number]) => as(who).company.withdrawRevision({ id, version: 1 });
    for (const who of ["pending", "approved B"] as const) await expectRefusal(takenBack(who), "NOT_FOUND");
    for (const who of ["buyer A", "admin"] as const) await expectRefusal(takenBack(who), "FORBIDDEN");
    expect(await everything()).toEqual(before);
  });
});

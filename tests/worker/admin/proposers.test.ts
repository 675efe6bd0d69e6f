import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { giveGrants } from "../support/operators.ts";
import { refusalOf } from "../support/refusals.ts";
import { makeCompany } from "./companies.ts";

const NAMES = ["admin", "buyer A", "buyer B"] as const;
type Name = (typeof NAMES)[number];
let db: Database;
let actors: Record<Name, Actor>;
/** What the admin proposed, and what it is about. */
let proposed: { id: string; company: string };

const as = (who: Name) => callerAs(db, actors[who]);
const approvalOf = (id: string) =>
  ({ id, version: 1, action: "approve", override: true, reason: "الرخصة قيد التجديد" }) as const;

beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await giveGrants(db, actors["buyer B"], ["reviewer", "money"]);
  const { id: company } = await makeCompany(db, { status: "pending", checklist: "provided" });
  await as("admin").admin.transitionSupplier(approvalOf(company));
  const [proposal] = await db.select().from(proposals);
  proposed = { id: proposal?.id ?? "", company };
});

it.each<[string, Partial<typeof users.$inferInsert>]>([
  ["the grant", { grants: ["money"] }],
  ["the use of the account", { suspendedAt: TEST_NOW }],
  ["the office", { userType: "buyer" }],
])("a proposal lapses where who made it lost %s, and blocks nobody", async (_, lost) => {
  const { id, company } = proposed;
  await db.update(users).set(lost).where(eq(users.id, actors.admin.userId));
  expect((await as("buyer B").admin.proposals({})).items).toEqual([]);
  for (const action of ["confirm", "refuse"] as const) {
    const refusal = await refusalOf(as("buyer B").admin.decideProposal({ id, version: 1, action, reason: "no" }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "expired" } });
  }
  const [{ status } = {}] = await db.select().from(suppliers).where(eq(suppliers.id, company));
  expect(status).toBe("pending");
  expect(await as("buyer B").admin.transitionSupplier(approvalOf(company))).toMatchObject({ isProposed: true });
});

it("the overview counts a proposal for those alone who can decide on it", async () => {
  await giveGrants(db, actors["buyer A"], ["money"]);
  const counted = async (who: Name) => (await as(who).admin.overview()).proposals?.count;
  expect([await counted("admin"), await counted("buyer A"), await counted("buyer B")]).toEqual([0, 0, 1]);
  await giveGrants(db, actors["buyer B"], ["support"]);
  expect(await counted("buyer B")).toBeUndefined();
});

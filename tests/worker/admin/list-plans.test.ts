import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { planOf } from "../support/query-plans.ts";

let db: Database;
let admin: Actor;
beforeAll(async () => {
  db = await freshDatabase();
  ({ admin } = await makeActors(db, ["admin"] as const));
});

/** The steps of a list's own statements on its table, and what it sorts by itself. */
async function stepsOn(
  table: string,
  list: (admin: ReturnType<typeof operator>) => Promise<unknown>,
): Promise<string[]> {
  const steps = await planOf(db, () => list(operator()));
  return steps.filter(
    (step) => step.includes("TEMP B-TREE") || (step.includes(` ${table} `) && !step.includes("(id=?)")),
  );
}
const operator = () => callerAs(db, admin).admin;

describe("admin.users", () => {
  it.each([
    [{}, "users_in_time"],
    [{ state: "suspended" }, "users_suspended"],
    [{ state: "suspended", type: "buyer" }, "users_suspended"],
    [{ state: "unverified" }, "users_unverified"],
    [{ state: "unverified", type: "supplier" }, "users_unverified"],
  ] as const)("%j is read and counted in its order from %s", async (filter, index) => {
    const steps = await stepsOn("users", (list) => list.users(filter));
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toMatch(new RegExp(`^SEARCH users USING (COVERING )?INDEX ${index} `));
  });

  it("finds the few that are to be deleted without reading all others", async () => {
    const steps = await stepsOn("users", (list) => list.users({ state: "to_delete" }));
    expect(steps.filter((step) => step.includes("INDEX users_to_delete (delete_after>?)"))).toHaveLength(2);
  });
});

describe("admin.audit", () => {
  it.each([
    [{}, "audit_log_in_time"],
    [{ entity: "product" }, "audit_log_by_kind"],
    [{ action: "approve" }, "audit_log_by_action"],
    [{ actor: "a@palm.example" }, "audit_log_by_actor"],
  ] as const)("%j is read and counted in its order from %s", async (filter, index) => {
    const steps = await stepsOn("audit_log", (list) => list.audit(filter));
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toMatch(new RegExp(`^SEARCH audit_log USING (COVERING )?INDEX ${index} `));
  });
});

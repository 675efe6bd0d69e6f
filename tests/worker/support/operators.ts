import { eq } from "drizzle-orm";
import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { type Actor, callerAs, makeActors } from "./actors.ts";

/** Makes an account an operator with these grants and no others. */
export async function giveGrants(db: Database, { userId }: Actor, grants: readonly Grant[]): Promise<void> {
  await db
    .update(users)
    .set({ userType: "admin", grants: [...grants] })
    .where(eq(users.id, userId));
}

/** Another operator confirms the proposal that is open. */
export async function confirmByAnother(db: Database): Promise<void> {
  const { terminated: second } = await makeActors(db, ["terminated"]);
  await giveGrants(db, second, GRANTS);
  const [open] = (await callerAs(db, second).admin.proposals({})).items;
  if (!open) throw new Error("nothing is proposed");
  await callerAs(db, second).admin.decideProposal({ id: open.id, version: open.version, action: "confirm" });
}

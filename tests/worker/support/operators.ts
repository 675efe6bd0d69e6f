import { eq } from "drizzle-orm";
import type { Grant } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Actor } from "./actors.ts";

/** Makes an account an operator with these grants and no others. */
export async function giveGrants(db: Database, { userId }: Actor, grants: readonly Grant[]): Promise<void> {
  await db
    .update(users)
    .set({ userType: "admin", grants: [...grants] })
    .where(eq(users.id, userId));
}

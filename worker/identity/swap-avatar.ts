import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { users } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";

export interface Swapped {
  /** False when the account is gone, or had no picture to take away. */
  isChanged: boolean;
  oldPath: string | null;
}

/** Points the caller's account to another picture, or none, in one atomic batch with its event. */
export async function swapAvatar(ctx: SignedInContext, avatarPath: string | null): Promise<Swapped> {
  const { userId } = ctx.caller;
  const mine: SQL = avatarPath
    ? sql`${users.id} = ${userId}`
    : sql`${users.id} = ${userId} and ${isNotNull(users.avatarPath)}`;
  const action = avatarPath ? "avatar_changed" : "avatar_removed";
  // The event comes first: a batch that begins by writing holds the lock, so nobody swaps between reading and writing.
  const {
    old: [old],
  } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action, userId }, sql`exists (select 1 from ${users} where ${mine})`)),
    old: ctx.db.select({ path: users.avatarPath }).from(users).where(eq(users.id, userId)),
    change: ctx.db.update(users).set({ avatarPath, updatedAt: ctx.now() }).where(mine),
  });
  const oldPath = old?.path ?? null;
  return { isChanged: old !== undefined && (avatarPath !== null || oldPath !== null), oldPath };
}

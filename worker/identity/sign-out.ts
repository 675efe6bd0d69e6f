import { eq, sql } from "drizzle-orm";
import { sessions } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { takeSessionCookie } from "#worker/platform/sessions.ts";
import { ownEvent } from "./account-event.ts";

/**
 * Ends the session of this browser, if there is one (spec §5 Logout). The cookie goes in any case, even where the database
 * can't be reached.
 * @throws AppError UNAVAILABLE when the session could not be ended
 */
export async function signOut(ctx: Context): Promise<{ isSignedIn: false }> {
  try {
    await endSession(ctx);
  } finally {
    takeSessionCookie(ctx);
  }
  return { isSignedIn: false };
}

async function endSession(ctx: Context): Promise<void> {
  const viewer = await ctx.viewer();
  if (!viewer) return;
  const { userId, sessionId } = viewer;
  await ctx.db.batch([
    ctx.db.delete(sessions).where(eq(sessions.id, sessionId)),
    ctx.db.run(ownEvent(ctx, { action: "signed_out", userId }, sql`changes() = 1`)),
  ]);
  dismissFromRooms(ctx, userId);
}

import { eq } from "drizzle-orm";
import { sessions } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { takeSessionCookie } from "#worker/platform/sessions.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
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
  const isThis = eq(sessions.id, sessionId);
  await ctx.db.batch([
    ctx.db.run(ownEvent(ctx, { action: "signed_out", userId }, rowExists(sessions, isThis))),
    ctx.db.delete(sessions).where(isThis),
  ]);
  dismissFromRooms(ctx, userId);
}

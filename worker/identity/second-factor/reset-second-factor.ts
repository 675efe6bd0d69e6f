import { and, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, recoveryCodes, secondFactors, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { commandEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { hasSecondFactor } from "#worker/platform/has-second-factor.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { writtenEvent } from "../written-event.ts";
import { secondFactorMail } from "./second-factor-mail.ts";

export type ResetOutcome = "reset" | "off" | "unknown";

/**
 * Takes the second factor from an account whose owner lost authenticator and codes, from the command line of whoever runs the
 * site. Its sessions end, the event names no actor, the audit log has a line, and the owner is told by mail, which the scheduler
 * sends.
 * @param email as accounts store it: in lower case
 */
export async function resetSecondFactor(
  post: Post & { db: Database; origin: string },
  email: string,
): Promise<ResetOutcome> {
  const { db } = post;
  const [account] = await db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.email, email));
  if (!account) return "unknown";
  const { id: userId } = account;
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const row = { id: eventId, userId, action: "second_factor_reset", actorId: null, details: {}, createdAt: post.now() };
  const change = {
    action: "reset_factor",
    entityId: userId,
    before: { secondFactor: "on" },
    after: { secondFactor: "off" },
  };
  const { event } = await batchOf(post, {
    event: db.run(insertWhere(accountEvents, row, hasSecondFactor(userId))),
    entry: db.run(commandEntry(post, change)(isDone)),
    factor: db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isDone)),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isDone)),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), isDone)),
    mail: db.run(insertWhere(outbox, secondFactorMail(post, account, "reset"), isDone)),
  });
  return event.rowsAffected === 1 ? "reset" : "off";
}

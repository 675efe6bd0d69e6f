import { and, eq, type SQL } from "drizzle-orm";
import type { ChangeSecondFactor } from "#domain/identity/second-factor.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { recoveryCodes, secondFactors, sessions } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "../account-event.ts";
import { checkOwnPasswordBeside } from "../check-own-password.ts";
import { otherSessionsOf } from "../sessions.ts";
import { writtenEvent } from "../written-event.ts";
import { type Counted, codeCounters, codeTry, type StoredFactor, tellOfTries } from "./code-tries.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { secondFactorMail } from "./second-factor-mail.ts";
import { type Spending, spendingOf, wrongCode } from "./spending.ts";

/**
 * Turns the second factor off, with its recovery codes. All other browsers are signed out.
 * @throws AppError as {@link checked}; WRONG_CREDENTIALS with `code:wrong_code` for a code that was used before
 */
export async function endSecondFactor(ctx: SignedInContext, input: ChangeSecondFactor): Promise<void> {
  const { userId } = ctx.caller;
  const { isUnspent } = await checked(ctx, input);
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const mail = secondFactorMail(ctx, ctx.caller, "off");
  const { removed, ended } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action: "second_factor_off", userId }, isUnspent, eventId)),
    removed: ctx.db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isDone)),
    codes: ctx.db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isDone)),
    ended: ctx.db.delete(sessions).where(and(otherSessionsOf(ctx), isDone)),
    mail: ctx.db.run(insertWhere(outbox, mail, isDone)),
  });
  if (removed.rowsAffected === 0) throw wrongCode();
  if (ended.rowsAffected > 0) dismissFromRooms(ctx, userId);
  ctx.waitUntil(deliver(ctx, mail));
}

/**
 * Makes new recovery codes; those before open nothing any more, and all other browsers are signed out.
 * @throws AppError as {@link endSecondFactor}
 */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  input: ChangeSecondFactor,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.caller;
  const spending = await checked(ctx, input);
  const eventId = newId("evt");
  const isDone: SQL = writtenEvent(eventId);
  const { codes, removed, stored } = newRecoveryCodes(ctx, userId, isDone);
  const mail = secondFactorMail(ctx, ctx.caller, "renewed");
  const { event, ended } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action: "recovery_codes_renewed", userId }, spending.isUnspent, eventId)),
    spent: spending.spentIn(ctx, isDone),
    removed,
    stored,
    ended: ctx.db.delete(sessions).where(and(otherSessionsOf(ctx), isDone)),
    mail: ctx.db.run(insertWhere(outbox, mail, isDone)),
  });
  if (event.rowsAffected === 0) throw wrongCode();
  if (ended.rowsAffected > 0) dismissFromRooms(ctx, userId);
  ctx.waitUntil(deliver(ctx, mail));
  return { recoveryCodes: codes };
}

/** @throws AppError as {@link checkOwnPasswordBeside}; CONFLICT where the account has no second factor; RATE_LIMITED */
async function checked(ctx: SignedInContext, { password, code }: ChangeSecondFactor): Promise<Spending> {
  const { userId, email, locale } = ctx.caller;
  const { statements, refusalOf } = codeTry(ctx, userId, codeCounters(userId, code));
  const { read } = await checkOwnPasswordBeside(ctx, password, "password", ...statements);
  // A list of statements forgets which answer is whose: they come in the order in which they were asked.
  const [, counted, [factor]] = read as [unknown, Counted, StoredFactor[]];
  await tellOfTries(ctx, { id: userId, email, locale }, counted);
  const refusal = refusalOf(counted);
  if (refusal) throw refusal;
  if (!factor || factor.confirmedAt === null) throw new AppError("CONFLICT", { state: "off", action: "change" });
  return spendingOf(ctx, userId, factor.secret, code);
}

import { and, eq, isNull } from "drizzle-orm";
import type { ConfirmSecondFactor } from "#domain/identity/second-factor.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { secondFactors, sessions } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { unseal } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "../account-event.ts";
import { otherSessionsOf } from "../sessions.ts";
import { writtenEvent } from "../written-event.ts";
import { codeTry } from "./code-tries.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { secondFactorMail } from "./second-factor-mail.ts";
import { wrongCode } from "./spending.ts";
import { totpStepOf } from "./totp.ts";

/**
 * Turns the second factor on by the first code of the authenticator, which counts as used. All other browsers are signed out: who
 * had one of them knew the password alone.
 * @returns the recovery codes, which nobody is shown again
 * @throws AppError NOT_FOUND where none is being set up; CONFLICT where it is on already; WRONG_CREDENTIALS with
 *   `code:wrong_code`; RATE_LIMITED
 */
export async function confirmSecondFactor(
  ctx: SignedInContext,
  { code }: ConfirmSecondFactor,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.caller;
  const { statements, refusalOf } = codeTry(ctx, userId, [accountCounter("account.secondFactor", userId)]);
  const [, counted, [factor]] = await ctx.db.batch(statements);
  const refusal = refusalOf(counted);
  if (refusal) throw refusal;
  if (!factor) throw new AppError("NOT_FOUND");
  if (factor.confirmedAt !== null) throw isOn();
  const step = await totpStepOf(unseal(ctx.settings, factor.secret, "second-factor"), code, ctx.now());
  if (step === null) throw wrongCode();
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const isAsRead = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, factor.secret),
    isNull(secondFactors.confirmedAt),
  );
  const { codes, removed, stored } = newRecoveryCodes(ctx, userId, isDone);
  const mail = secondFactorMail(ctx, ctx.caller, "on");
  const { confirmed, ended } = await batchOf(ctx, {
    event: ctx.db.run(
      ownEvent(ctx, { action: "second_factor_on", userId }, rowExists(secondFactors, isAsRead), eventId),
    ),
    confirmed: ctx.db.update(secondFactors).set({ confirmedAt: ctx.now(), lastStep: step }).where(isAsRead),
    removed,
    stored,
    ended: ctx.db.delete(sessions).where(and(otherSessionsOf(ctx), isDone)),
    mail: ctx.db.run(insertWhere(outbox, mail, isDone)),
  });
  if (confirmed.rowsAffected === 0) throw isOn();
  if (ended.rowsAffected > 0) dismissFromRooms(ctx, userId);
  ctx.waitUntil(deliver(ctx, mail));
  return { recoveryCodes: codes };
}

function isOn(): AppError {
  return new AppError("CONFLICT", { state: "on", action: "confirm" });
}

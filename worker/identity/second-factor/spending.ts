import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { TOTP_DIGITS } from "#domain/identity/second-factor.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { recoveryCodes, secondFactors } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { recoveryCodeHash, unseal } from "#worker/platform/secrets.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { totpStepOf } from "./totp.ts";

/** A code that may be right: used once, in the batch of what it opens. */
export interface Spending {
  isRecovery: boolean;
  /** Holds while the code is right and was not used. */
  isUnspent: SQL;
  /** Uses it up, where `condition` holds too. */
  spentIn(ctx: Pick<Context, "db" | "now">, condition: SQL): BatchItem<"sqlite">;
}

/**
 * How a code of a second factor is used.
 * @param secret of the confirmed factor, sealed as it is stored
 * @throws AppError WRONG_CREDENTIALS with `code:wrong_code` for a wrong code of the authenticator; whether a recovery code is
 *   right, the batch says
 */
export async function spendingOf(ctx: Context, userId: string, secret: string, code: string): Promise<Spending> {
  if (code.length !== TOTP_DIGITS) return recoveryOf(recoveryCodeHash(ctx.settings, userId, code), userId);
  const step = await totpStepOf(unseal(ctx.settings, secret, "second-factor"), code, ctx.now());
  if (step === null) throw wrongCode();
  const isOlder = sql`${and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, secret),
    lt(secondFactors.lastStep, step),
  )} and ${secondFactors.confirmedAt} is not null`;
  return {
    isRecovery: false,
    isUnspent: rowExists(secondFactors, isOlder),
    spentIn: ({ db }, condition) => db.update(secondFactors).set({ lastStep: step }).where(and(isOlder, condition)),
  };
}

function recoveryOf(codeHash: string, userId: string): Spending {
  const isFree = and(
    eq(recoveryCodes.codeHash, codeHash),
    eq(recoveryCodes.userId, userId),
    isNull(recoveryCodes.usedAt),
  );
  return {
    isRecovery: true,
    isUnspent: rowExists(recoveryCodes, isFree),
    spentIn: ({ db, now }, condition) => db.update(recoveryCodes).set({ usedAt: now() }).where(and(isFree, condition)),
  };
}

/** The refusal of a code that is wrong, too old or used, shown at its field. */
export function wrongCode(): AppError {
  return new AppError("WRONG_CREDENTIALS", { issues: [{ path: "code", code: "wrong_code" }] });
}

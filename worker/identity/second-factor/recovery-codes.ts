import { and, eq, type SQL } from "drizzle-orm";
import { generateRandomString } from "oslo/crypto";
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from "#domain/identity/second-factor.ts";
import { recoveryCodes } from "#drizzle/schema/identity.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { recoveryCodeHash } from "#worker/platform/secrets.ts";

/**
 * New codes for a lost authenticator, with the statements that store their hashes instead of those before, where `condition`
 * holds. The codes are shown once and stand in no row.
 */
export function newRecoveryCodes({ db, settings }: Pick<Context, "db" | "settings">, userId: string, condition: SQL) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    generateRandomString(RECOVERY_CODE_LENGTH, RECOVERY_ALPHABET),
  );
  const rowOf = (code: string) => ({ codeHash: recoveryCodeHash(settings, userId, code), userId, usedAt: null });
  return {
    codes,
    removed: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), condition)),
    stored: codes.map((code) => db.run(insertWhere(recoveryCodes, rowOf(code), condition))),
  };
}

import { eq, sql } from "drizzle-orm";
import type { StartSecondFactor } from "#domain/identity/second-factor.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { secondFactors } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { seal } from "#worker/platform/secrets.ts";
import { checkOwnPassword } from "../check-own-password.ts";
import { newTotpKey, totpAddress } from "./totp.ts";

/**
 * Begins to set up a second factor: a new key, which asks for nothing until an authenticator has shown that it took it.
 * @returns the key in base32, and the address that opens an authenticator on this device
 * @throws AppError as {@link checkOwnPassword}; CONFLICT where the account has a second factor
 */
export async function startSecondFactor(
  ctx: SignedInContext,
  { password }: StartSecondFactor,
): Promise<{ key: string; address: string }> {
  const { userId, email } = ctx.caller;
  await checkOwnPassword(ctx, password, "password");
  const key = newTotpKey();
  const fresh = { secret: seal(ctx.settings, key, "second-factor"), lastStep: 0, createdAt: ctx.now() };
  const [begun] = await ctx.db
    .insert(secondFactors)
    .values({ userId, confirmedAt: null, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: sql`${secondFactors.confirmedAt} is null and ${eq(secondFactors.userId, userId)}`,
    })
    .returning({ userId: secondFactors.userId });
  if (!begun) throw new AppError("CONFLICT", { state: "on", action: "start" });
  return { key, address: totpAddress(key, email) };
}

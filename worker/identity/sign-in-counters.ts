import type { Context } from "#worker/platform/context.ts";
import { accountCounter, type Counter, callerCounter } from "#worker/platform/rate-limits.ts";

/** What counts tries of a password: per account and address, and per address whatever the account (security 8). */
export function signInCounters({ clientAddress }: Pick<Context, "clientAddress">, email: string): Counter[] {
  return [accountCounter("auth.signIn", email, clientAddress), callerCounter("auth.signIn", clientAddress)];
}

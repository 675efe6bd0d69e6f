import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { idempotencyKeys } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import type { LimitedProcedure } from "./rate-limits.ts";
import { sha256, unseal } from "./secrets.ts";

/** An account's intent: what it wants done once, whatever it asks how often. */
export interface Intent {
  procedure: LimitedProcedure;
  key: string;
  /** The parsed input without the key. */
  input: unknown;
}

/** The query of what an earlier call with this key was answered; for the batch that reads what a verb acts on. */
export function selectKept(db: Database, actor: string, { procedure, key }: Pick<Intent, "procedure" | "key">) {
  const isSame = and(
    eq(idempotencyKeys.actor, actor),
    eq(idempotencyKeys.procedure, procedure),
    eq(idempotencyKeys.key, key),
  );
  return db
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(isSame);
}

/**
 * What `guardedWrite` answered this intent before: a retry must hear it although the state has moved on since.
 * @returns null for a new intent
 * @throws AppError KEY_REUSED for another input under the same key
 */
export function idempotentReplay<R>(
  { settings }: Pick<Context, "settings">,
  [kept]: { requestHash: string; response: unknown }[],
  { input }: Intent,
): R | null {
  if (!kept) return null;
  if (kept.requestHash !== sha256(JSON.stringify(input))) throw new AppError("KEY_REUSED");
  // Sealed by the very verb under this key, so it has the shape of its response.
  return JSON.parse(unseal(settings, String(kept.response))) as R;
}

import type { EndSession } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

export interface OwnSession {
  /** Names the session; it can't open it. */
  id: string;
  /** As the browser calls itself, e.g. "Chrome 141"; null when it does not say. */
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastUsedAt: number;
  isCurrent: boolean;
}

/** The browsers that are signed in, the current one first. */
export async function listSessions(ctx: SignedInContext): Promise<OwnSession[]> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

/** Signs one browser out. */
export async function endSession(ctx: SignedInContext, input: EndSession): Promise<{ ended: number }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

/** Signs all other browsers out. */
export async function endOtherSessions(ctx: SignedInContext): Promise<{ ended: number }> {
  throw new AppError("UNEXPECTED", { action: ctx.requestId });
}

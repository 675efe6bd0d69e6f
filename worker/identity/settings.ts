import type { UpdateSettings } from "#domain/identity/account.ts";
import type { NoticeSettings } from "#domain/identity/notification-settings.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Language and notices of an account. */
export async function readSettings(ctx: SignedInContext): Promise<{ locale: Locale; notices: NoticeSettings }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

/** Changes language, notices or both. */
export async function updateSettings(
  ctx: SignedInContext,
  input: UpdateSettings,
): Promise<{ locale: Locale; notices: NoticeSettings }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

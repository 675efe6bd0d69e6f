import type { Locale } from "#domain/kernel/locale.ts";
import type { Context } from "#worker/platform/context.ts";
import { type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";

/** Tells the owner that the password is another one, with the way back for whoever did not change it. */
export function passwordChangedMail(ctx: Context, { email, locale }: { email: string; locale: Locale }): OutboxRow {
  return outboxRow(ctx, {
    template: "password-changed",
    recipient: email,
    locale,
    data: { at: String(ctx.now()), link: `${ctx.origin}/forgot-password` },
  });
}

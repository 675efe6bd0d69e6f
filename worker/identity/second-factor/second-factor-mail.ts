import type { Locale } from "#domain/kernel/locale.ts";
import { type OutboxRow, outboxRow, type Post } from "#worker/platform/outbox.ts";

/** What can happen to a second factor; each is told to the account. `tried`: many codes were. */
export type FactorNews = "on" | "off" | "renewed" | "used" | "tried" | "reset";

/** Tells the owner what happened to the second factor, with the way to the settings. */
export function secondFactorMail(
  post: Post & { origin: string },
  { email, locale }: { email: string; locale: Locale },
  what: FactorNews,
): OutboxRow {
  return outboxRow(post, {
    template: "second-factor",
    recipient: email,
    locale,
    data: { what, at: String(post.now()), link: `${post.origin}/settings/security` },
  });
}

import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

/** Mails on the second factor of an account: they always come. */
export const SECOND_FACTOR_MAILS = { "second-factor": secondFactor } satisfies Record<string, MailWriter>;

const NEWS = {
  on: { subject: m.mails_second_factor_on_subject, intro: m.mails_second_factor_on_intro },
  off: { subject: m.mails_second_factor_off_subject, intro: m.mails_second_factor_off_intro },
  renewed: { subject: m.mails_second_factor_renewed_subject, intro: m.mails_second_factor_renewed_intro },
  used: { subject: m.mails_second_factor_used_subject, intro: m.mails_second_factor_used_intro },
  reset: { subject: m.mails_second_factor_reset_subject, intro: m.mails_second_factor_reset_intro },
} as const;

function secondFactor({ what, link = "", at }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  const { subject, intro } = Object.entries(NEWS).find(([name]) => name === what)?.[1] ?? NEWS.off;
  return {
    subject: subject({}, inLocale),
    heading: subject({}, inLocale),
    paragraphs: [intro({ at: moment(at, locale) }, inLocale), m.mails_second_factor_not_you({}, inLocale)],
    action: { label: m.mails_second_factor_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

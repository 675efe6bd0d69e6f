import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MailData, MailText, MailWriter } from "./layout.ts";

/** Mails on what the platform did to an account; they always come. `note` is the reason that it gives. */
export const ACCOUNT_PLATFORM_MAILS = {
  "account-suspended": suspended,
  "account-restored": restored,
} satisfies Record<string, MailWriter>;

function suspended({ note = "", link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.members_mail_suspended_subject({}, inLocale),
    heading: m.members_mail_suspended_heading({}, inLocale),
    paragraphs: [m.members_mail_suspended_intro({}, inLocale), m.members_mail_suspended_help({}, inLocale)],
    action: { label: m.members_mail_suspended_action({}, inLocale), url: link },
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "account",
  };
}

function restored({ link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.members_mail_restored_subject({}, inLocale),
    heading: m.members_mail_restored_heading({}, inLocale),
    paragraphs: [m.members_mail_restored_intro({}, inLocale)],
    action: { label: m.members_mail_restored_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

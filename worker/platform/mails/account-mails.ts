import type { Locale } from "#domain/kernel/locale.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

/** Mails on the safety of an account: they always come, whatever notices their reader wants. */
export const ACCOUNT_MAILS = {
  "verify-email": verifyEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "new-sign-in": newSignIn,
  "second-factor": secondFactor,
} satisfies Record<string, MailWriter>;

/** `code` is a secret as the link is. `name` only where it looks like one: a stranger may have typed this address. */
function verifyEmail({ name, link = "", code = "", until }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_verify_subject({}, inLocale),
    heading: m.mails_verify_heading({}, inLocale),
    paragraphs: [
      name
        ? m.mails_verify_greeting({ name: isolated(name) }, inLocale)
        : m.mails_verify_greeting_unnamed({}, inLocale),
      m.mails_verify_intro({}, inLocale),
      m.mails_verify_validity({ until: moment(until, locale) }, inLocale),
      m.mails_verify_not_you({}, inLocale),
    ],
    action: { label: m.mails_verify_action({}, inLocale), url: link },
    code: { label: m.mails_verify_code({}, inLocale), digits: code },
    facts: [],
    reason: "form",
  };
}

function resetPassword({ link = "", until }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_reset_subject({}, inLocale),
    heading: m.mails_reset_heading({}, inLocale),
    paragraphs: [
      m.mails_reset_intro({}, inLocale),
      m.mails_reset_validity({ until: moment(until, locale) }, inLocale),
      m.mails_reset_not_you({}, inLocale),
    ],
    action: { label: m.mails_reset_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

function passwordChanged({ link = "", at }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_password_changed_subject({}, inLocale),
    heading: m.mails_password_changed_heading({}, inLocale),
    paragraphs: [
      m.mails_password_changed_intro({ at: moment(at, locale) }, inLocale),
      m.mails_password_changed_not_you({}, inLocale),
    ],
    action: { label: m.mails_password_changed_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

function newSignIn({ link = "", at, browser = "", system = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_new_sign_in_subject({}, inLocale),
    heading: m.mails_new_sign_in_heading({}, inLocale),
    paragraphs: [m.mails_new_sign_in_intro({}, inLocale), m.mails_new_sign_in_not_you({}, inLocale)],
    action: { label: m.mails_new_sign_in_action({}, inLocale), url: link },
    facts: [
      [m.mails_label_time({}, inLocale), formatDateTime(Number(at), locale)],
      [m.mails_label_browser({}, inLocale), browser || m.mails_new_sign_in_unknown({}, inLocale)],
      [m.mails_label_system({}, inLocale), system || m.mails_new_sign_in_unknown({}, inLocale)],
    ],
    reason: "account",
  };
}

/** What happened to the second factor. */
const FACTOR_NEWS = {
  on: { subject: m.mails_second_factor_on_subject, intro: m.mails_second_factor_on_intro },
  off: { subject: m.mails_second_factor_off_subject, intro: m.mails_second_factor_off_intro },
  renewed: { subject: m.mails_second_factor_renewed_subject, intro: m.mails_second_factor_renewed_intro },
  used: { subject: m.mails_second_factor_used_subject, intro: m.mails_second_factor_used_intro },
  tried: { subject: m.mails_second_factor_tried_subject, intro: m.mails_second_factor_tried_intro },
  reset: { subject: m.mails_second_factor_reset_subject, intro: m.mails_second_factor_reset_intro },
} as const;

function secondFactor({ what, link = "", at }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  const { subject, intro } = Object.entries(FACTOR_NEWS).find(([name]) => name === what)?.[1] ?? FACTOR_NEWS.off;
  return {
    subject: subject({}, inLocale),
    heading: subject({}, inLocale),
    paragraphs: [intro({ at: moment(at, locale) }, inLocale), m.mails_second_factor_not_you({}, inLocale)],
    action: { label: m.mails_second_factor_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

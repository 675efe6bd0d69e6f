import type { Locale } from "#domain/kernel/locale.ts";
import { grantNames } from "#i18n/grant-names.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

/**
 * Mails on another address, on the end of an account and on what the platform did to it; they always come. Nothing in them was
 * typed but the address itself and `note`, the platform's reason.
 */
export const ACCOUNT_CHANGE_MAILS = {
  "email-change-old": emailChangeOld,
  "email-change-new": emailChangeNew,
  "email-changed": emailChanged,
  "deletion-requested": deletionRequested,
  "account-suspended": suspended,
  "account-restored": restored,
  "grants-changed": grantsChanged,
} satisfies Record<string, MailWriter>;

function emailChangeOld({ newEmail = "", link = "", until }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_email_change_old_subject({}, inLocale),
    heading: m.mails_email_change_old_heading({}, inLocale),
    paragraphs: [
      m.mails_email_change_old_intro({ newEmail: isolated(newEmail) }, inLocale),
      m.mails_email_change_validity({ until: moment(until, locale) }, inLocale),
      m.mails_email_change_old_not_you({}, inLocale),
    ],
    action: { label: m.mails_email_change_old_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

function emailChangeNew({ link = "", until }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_email_change_new_subject({}, inLocale),
    heading: m.mails_email_change_new_heading({}, inLocale),
    paragraphs: [
      m.mails_email_change_new_intro({}, inLocale),
      m.mails_email_change_validity({ until: moment(until, locale) }, inLocale),
      m.mails_email_change_new_not_you({}, inLocale),
    ],
    action: { label: m.mails_email_change_new_action({}, inLocale), url: link },
    facts: [],
    reason: "form",
  };
}

function emailChanged({ newEmail = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_email_changed_subject({}, inLocale),
    heading: m.mails_email_changed_heading({}, inLocale),
    paragraphs: [
      m.mails_email_changed_intro({ newEmail: isolated(newEmail) }, inLocale),
      m.mails_email_changed_not_you({}, inLocale),
    ],
    facts: [],
    reason: "account",
  };
}

function deletionRequested({ deleteAfter, link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_deletion_subject({}, inLocale),
    heading: m.mails_deletion_heading({}, inLocale),
    paragraphs: [
      m.mails_deletion_intro({ deleteAfter: moment(deleteAfter, locale) }, inLocale),
      m.mails_deletion_keep({}, inLocale),
    ],
    action: { label: m.mails_deletion_action({}, inLocale), url: link },
    facts: [],
    reason: "account",
  };
}

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

function grantsChanged({ grants = "", note = "", link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  const held = grantNames(grants.split(","), locale);
  return {
    subject: m.operators_notice({}, inLocale),
    heading: m.operators_mail_heading({}, inLocale),
    paragraphs: [
      held === "" ? m.operators_mail_none({}, inLocale) : m.operators_mail_intro({ grants: held }, inLocale),
    ],
    action: { label: m.operators_mail_action({}, inLocale), url: link },
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "account",
  };
}

import type { Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MailData, MailText, MailWriter } from "./layout.ts";

/** Mails on the life of a company, for its owner; `note` is what the platform says to it. */
export const SUPPLIER_MAILS = {
  "supplier-received": received,
  "supplier-answered": answered,
  "supplier-info-requested": infoRequested,
  "supplier-approved": approved,
  "supplier-rejected": rejected,
  "supplier-suspended": suspended,
  "supplier-restored": restored,
  "supplier-terminated": terminated,
  "supplier-changes-applied": changesApplied,
  "supplier-changes-declined": changesDeclined,
} satisfies Record<string, MailWriter>;

function received({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_received_subject(company, inLocale),
    heading: m.mails_supplier_received_heading({}, inLocale),
    paragraphs: [m.mails_supplier_received_intro(company, inLocale), m.mails_supplier_received_next({}, inLocale)],
    ...actionTo(m.mails_supplier_received_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

/** After what the platform asked for was sent: nothing more is to be added. */
function answered({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_answered_subject(company, inLocale),
    heading: m.mails_supplier_answered_heading({}, inLocale),
    paragraphs: [m.mails_supplier_answered_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_received_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

function infoRequested({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_info_requested_subject(company, inLocale),
    heading: m.mails_supplier_info_requested_heading({}, inLocale),
    paragraphs: [
      m.mails_supplier_info_requested_intro(company, inLocale),
      m.mails_supplier_info_requested_next({}, inLocale),
    ],
    ...actionTo(m.mails_supplier_info_requested_action({}, inLocale), link),
    facts: [[m.mails_label_note({}, inLocale), note]],
    reason: "company",
  };
}

function approved({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_approved_subject(company, inLocale),
    heading: m.mails_supplier_approved_heading({}, inLocale),
    paragraphs: [m.mails_supplier_approved_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_approved_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

function rejected({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_rejected_subject(company, inLocale),
    heading: m.mails_supplier_rejected_heading({}, inLocale),
    paragraphs: [m.mails_supplier_rejected_intro(company, inLocale), m.mails_supplier_rejected_next({}, inLocale)],
    ...actionTo(m.mails_supplier_rejected_action({}, inLocale), link),
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "company",
  };
}

/** The scheduler says nothing: it suspends for one reason alone. */
function suspended({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_suspended_subject(company, inLocale),
    heading: m.mails_supplier_suspended_heading({}, inLocale),
    paragraphs: [
      note
        ? m.mails_supplier_suspended_intro(company, inLocale)
        : m.mails_supplier_suspended_licence(company, inLocale),
      m.mails_supplier_suspended_next({}, inLocale),
    ],
    ...actionTo(m.mails_supplier_suspended_action({}, inLocale), link),
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "company",
  };
}

function restored({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_restored_subject(company, inLocale),
    heading: m.mails_supplier_restored_heading({}, inLocale),
    paragraphs: [m.mails_supplier_restored_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_restored_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

function terminated({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_terminated_subject(company, inLocale),
    heading: m.mails_supplier_terminated_heading({}, inLocale),
    paragraphs: [m.mails_supplier_terminated_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_terminated_action({}, inLocale), link),
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "company",
  };
}

function changesApplied({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_changes_applied_subject(company, inLocale),
    heading: m.mails_supplier_changes_applied_heading({}, inLocale),
    paragraphs: [m.mails_supplier_changes_applied_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_changes_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

function changesDeclined({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_supplier_changes_declined_subject(company, inLocale),
    heading: m.mails_supplier_changes_declined_heading({}, inLocale),
    paragraphs: [m.mails_supplier_changes_declined_intro(company, inLocale)],
    ...actionTo(m.mails_supplier_changes_action({}, inLocale), link),
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "company",
  };
}

function parts(companyName: string, locale: Locale) {
  return [{ locale }, { companyName: isolated(companyName) }] as const;
}

/** The scheduler writes no link where no origin is configured. */
function actionTo(label: string, url: string | undefined): Pick<MailText, "action"> {
  return url ? { action: { label, url } } : {};
}

import type { Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MailData, MailText, MailWriter } from "./layout.ts";

/** Mails on what the platform did with a product, for its supplier; `note` is what it says to it. */
export const PRODUCT_MAILS = {
  "product-approved": approved,
  "product-changes-requested": changesRequested,
  "product-rejected": rejected,
  "product-removed": removed,
  "product-changes-applied": changesApplied,
  "product-changes-declined": changesDeclined,
} satisfies Record<string, MailWriter>;

function approved(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_approved_subject(product, { locale }),
    heading: m.mails_product_approved_heading({}, { locale }),
    paragraphs: [m.mails_product_approved_intro(product, { locale })],
    facts: [],
  });
}

function changesRequested(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_changes_requested_subject(product, { locale }),
    heading: m.mails_product_changes_requested_heading({}, { locale }),
    paragraphs: [m.mails_product_changes_requested_intro(product, { locale })],
    facts: [[m.mails_label_note({}, { locale }), data.note ?? ""]],
  });
}

function rejected(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_rejected_subject(product, { locale }),
    heading: m.mails_product_rejected_heading({}, { locale }),
    paragraphs: [m.mails_product_rejected_intro(product, { locale })],
    facts: [[m.mails_label_reason({}, { locale }), data.note ?? ""]],
  });
}

function removed(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_removed_subject(product, { locale }),
    heading: m.mails_product_removed_heading({}, { locale }),
    paragraphs: [m.mails_product_removed_intro(product, { locale })],
    facts: [[m.mails_label_reason({}, { locale }), data.note ?? ""]],
  });
}

function changesApplied(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_changes_applied_subject(product, { locale }),
    heading: m.mails_product_changes_applied_heading({}, { locale }),
    paragraphs: [m.mails_product_changes_applied_intro(product, { locale })],
    facts: [],
  });
}

function changesDeclined(data: MailData, locale: Locale): MailText {
  const product = { productName: isolated(data.productName ?? "") };
  return mail(data, locale, {
    subject: m.mails_product_changes_declined_subject(product, { locale }),
    heading: m.mails_product_changes_declined_heading({}, { locale }),
    paragraphs: [m.mails_product_changes_declined_intro(product, { locale })],
    facts: [[m.mails_label_reason({}, { locale }), data.note ?? ""]],
  });
}

function mail({ link }: MailData, locale: Locale, words: Omit<MailText, "action" | "reason">): MailText {
  const action = link ? { action: { label: m.mails_product_action({}, { locale }), url: link } } : {};
  return { ...words, ...action, reason: "company" };
}

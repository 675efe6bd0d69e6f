import type { MailKind } from "#domain/admin/mail-failures.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ACCOUNT_CHANGE_MAILS } from "./account-change-mails.ts";
import { ACCOUNT_MAILS } from "./account-mails.ts";
import { CLAIM_MAILS } from "./claim-mails.ts";
import { layOut, type MailContent, type MailData, type MailText, type MailWriter } from "./layout.ts";
import { MESSAGE_MAILS } from "./message-mails.ts";
import { ORDER_MAILS } from "./order-mails.ts";
import { PRODUCT_MAILS } from "./product-mails.ts";
import { REMINDER_MAILS } from "./reminder-mails.ts";
import { SUPPLIER_MAILS } from "./supplier-mails.ts";
import { TRADE_MAILS } from "./trade-mails.ts";

const FORM_MAILS = {
  "contact-message": contactMessage,
  "supplier-lead": (data, locale) => lead(data, locale, "supplier"),
  "lead-next": leadNext,
  "buyer-lead": (data, locale) => lead(data, locale, "buyer"),
} satisfies Record<string, MailWriter>;

/** All mails, by what they are about. */
const KINDS = {
  account: { ...ACCOUNT_MAILS, ...ACCOUNT_CHANGE_MAILS },
  company: { ...SUPPLIER_MAILS, ...CLAIM_MAILS },
  products: PRODUCT_MAILS,
  trade: { "rfq-confirm": rfqConfirm, "rfq-received": rfqReceived, ...TRADE_MAILS },
  orders: ORDER_MAILS,
  messages: MESSAGE_MAILS,
  reminders: REMINDER_MAILS,
  forms: FORM_MAILS,
} satisfies Record<Exclude<MailKind, "other">, Record<string, MailWriter>>;

const TEMPLATES = {
  ...KINDS.account,
  ...KINDS.company,
  ...KINDS.products,
  ...KINDS.trade,
  ...KINDS.orders,
  ...KINDS.messages,
  ...KINDS.reminders,
  ...KINDS.forms,
};

export type MailTemplate = keyof typeof TEMPLATES;

/**
 * Writes a mail in the reader's language.
 * @throws Error for a template that is not known (a row of a newer or older version)
 */
export function renderMail(template: string, data: MailData, locale: Locale): MailContent {
  if (!isTemplate(template)) throw new Error(`unknown mail template: ${template}`);
  return layOut(TEMPLATES[template](data, locale), locale);
}

/** What a mail is about; "other" for a template of another version. */
export function kindOfMail(template: string): MailKind {
  const [kind] = Object.entries(KINDS).find(([, writers]) => Object.hasOwn(writers, template)) ?? ["other"];
  return kind as MailKind;
}

/** The templates of a kind; of "other" none, since it holds what is not known. */
export function templatesOf(kind: MailKind): string[] {
  return Object.keys(kind === "other" ? {} : KINDS[kind]);
}

/** Every template that this version can write. */
export const KNOWN_TEMPLATES: readonly string[] = Object.keys(TEMPLATES);

function isTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(TEMPLATES, name);
}

function rfqConfirm(data: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  const { reference = "", contactName = "", link = "", code = "" } = data;
  const confirmBy = formatDateTime(Number(data.confirmBy), locale);
  return {
    subject: m.mails_rfq_confirm_subject({ reference: isolated(reference) }, inLocale),
    heading: m.mails_rfq_confirm_heading({}, inLocale),
    paragraphs: [
      contactName
        ? m.mails_rfq_confirm_greeting({ contactName: isolated(contactName) }, inLocale)
        : m.mails_rfq_confirm_greeting_unnamed({}, inLocale),
      confirmIntro(data, locale),
      m.mails_rfq_confirm_validity({ confirmBy: isolated(confirmBy) }, inLocale),
    ],
    action: { label: m.mails_rfq_confirm_action({}, inLocale), url: link },
    // A mail that was written before codes has none.
    ...(code ? { code: { label: m.mails_rfq_confirm_code({}, inLocale), digits: code } } : {}),
    reason: "form",
    facts: [[m.mails_label_reference({}, inLocale), reference]],
  };
}

/** What was received of whom, and whom its confirmation reaches: the company asked, or whoever fits. */
function confirmIntro({ companyName: named = "", supplier: asked = "" }: MailData, locale: Locale): string {
  const inLocale = { locale };
  const [companyName, supplier] = [isolated(named), isolated(asked)];
  if (asked) {
    return named
      ? m.mails_rfq_confirm_intro_direct({ companyName, supplier }, inLocale)
      : m.mails_rfq_confirm_intro_direct_unnamed({ supplier }, inLocale);
  }
  return named ? m.mails_rfq_confirm_intro({ companyName }, inLocale) : m.mails_rfq_confirm_intro_unnamed({}, inLocale);
}

function rfqReceived({ reference = "", deadlineAt, link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  const deadline = isolated(formatDateTime(Number(deadlineAt), locale));
  return {
    subject: m.mails_rfq_received_subject({ reference: isolated(reference) }, inLocale),
    heading: m.mails_rfq_received_heading({}, inLocale),
    paragraphs: [m.mails_rfq_received_intro({ deadlineAt: deadline }, inLocale)],
    action: { label: m.mails_rfq_received_action({}, inLocale), url: link },
    reason: "request",
    facts: [[m.mails_label_reference({}, inLocale), reference]],
  };
}

function contactMessage(data: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_contact_subject({ subject: isolated(data.subject ?? "") }, inLocale),
    heading: m.mails_contact_heading({}, inLocale),
    paragraphs: [m.mails_contact_intro({}, inLocale)],
    reason: "operator",
    facts: [
      [m.mails_label_name({}, inLocale), data.name ?? ""],
      [m.mails_label_company({}, inLocale), data.company ?? ""],
      [m.mails_label_email({}, inLocale), data.email ?? ""],
      [m.mails_label_phone({}, inLocale), data.phone ?? ""],
      [m.mails_label_subject({}, inLocale), data.subject ?? ""],
      [m.mails_label_message({}, inLocale), data.message ?? ""],
    ],
  };
}

/** To an address that nobody confirmed: nothing in a stranger's words. */
function leadNext({ link = "" }: MailData, locale: Locale): MailText {
  const inLocale = { locale };
  return {
    subject: m.mails_lead_next_subject({}, inLocale),
    heading: m.mails_lead_next_heading({}, inLocale),
    paragraphs: [m.mails_lead_next_intro({}, inLocale)],
    action: { label: m.mails_lead_next_action({}, inLocale), url: link },
    reason: "form",
    facts: [],
  };
}

function lead(data: MailData, locale: Locale, kind: "supplier" | "buyer"): MailText {
  const inLocale = { locale };
  const company = { companyName: isolated(data.companyName ?? "") };
  const isSupplier = kind === "supplier";
  return {
    subject: isSupplier
      ? m.mails_supplier_lead_subject(company, inLocale)
      : m.mails_buyer_lead_subject(company, inLocale),
    heading: isSupplier ? m.mails_supplier_lead_heading({}, inLocale) : m.mails_buyer_lead_heading({}, inLocale),
    paragraphs: [m.mails_lead_intro({}, inLocale)],
    reason: "operator",
    facts: [
      [m.mails_label_company({}, inLocale), data.companyName ?? ""],
      [m.mails_label_contact({}, inLocale), data.contactName ?? ""],
      [m.mails_label_email({}, inLocale), data.email ?? ""],
      [m.mails_label_phone({}, inLocale), data.phone ?? ""],
      [m.mails_label_country({}, inLocale), data.country ?? ""],
      [m.mails_label_products({}, inLocale), data.products ?? ""],
    ],
  };
}

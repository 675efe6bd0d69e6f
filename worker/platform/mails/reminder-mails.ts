import type { Locale } from "#domain/kernel/locale.ts";
import type { TradeWaitName } from "#domain/waits/what-waits.ts";
import { m } from "#i18n/paraglide/messages.js";
import { waitLabels } from "#i18n/wait-labels.ts";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

type Words = (facts: Record<string, never>, options: { locale: Locale }) => string;

/** What happens when a deadline passes; what is not named can simply not be done any more. */
const AFTER: Partial<Record<TradeWaitName, Words>> = {
  buyer_rfq_confirm: m.mails_reminder_dropped,
  supplier_order_confirm: m.mails_reminder_cancelled,
  buyer_order_complete: m.mails_reminder_completed,
  buyer_order_add_to_dispute: m.mails_reminder_escalated,
  supplier_order_add_to_dispute: m.mails_reminder_escalated,
  buyer_order_agree_to_settle: m.mails_reminder_escalated,
  supplier_order_agree_to_settle: m.mails_reminder_escalated,
  buyer_rating_rate: m.mails_reminder_rating,
  supplier_rating_rate: m.mails_reminder_rating,
  supplier_company_renew_licence: m.mails_reminder_licence,
};

/** Reminds of something that waits and has a deadline, in the words of the screens. */
export const REMINDER_MAILS = { "deadline-reminder": reminder } satisfies Record<string, MailWriter>;

function reminder(data: MailData, locale: Locale): MailText {
  const { name = "", reference = "", company = "", link = "", guest = "", kind = "" } = data;
  const date = moment(data.until, locale);
  const what = waitLabels(name, reference, locale);
  const after = AFTER[name as TradeWaitName] ?? m.mails_reminder_lapses;
  return {
    subject: m.mails_reminder_subject({ date, what }, { locale }),
    heading: what,
    paragraphs: [`${m.mails_reminder_intro({ date }, { locale })} ${after({}, { locale })}`],
    ...(link ? { action: { label: m.mails_trade_action({}, { locale }), url: link } } : {}),
    reason: guest ? "guest" : kind === "company" ? "company" : "trade",
    facts: [[m.mails_label_company({}, { locale }), company]],
  };
}

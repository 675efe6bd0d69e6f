import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isolate, type MailData, type MailText, type MailWriter } from "./layout.ts";

interface Facts {
  reference: string;
}
type Words = (facts: Facts, options: { locale: Locale }) => string;

/** Mails on requests and quotes, for whichever side has to know; `reference` names the request or the quote. */
export const TRADE_MAILS = {
  "trade-rfq_invited": of(m.mails_rfq_invited_subject, m.mails_rfq_invited_intro),
  "trade-rfq_question": of(m.mails_rfq_question_subject, m.mails_rfq_question_intro),
  "trade-rfq_answered": of(m.mails_rfq_answered_subject, m.mails_rfq_answered_intro),
  "trade-rfq_widened": of(m.mails_rfq_widened_subject, m.mails_rfq_widened_intro),
  "trade-rfq_expired": of(m.mails_rfq_expired_subject, m.mails_rfq_expired_intro),
  "trade-rfq_closed": of(m.mails_rfq_closed_subject, m.mails_rfq_closed_intro),
  "trade-rfq_cancelled": of(m.mails_rfq_cancelled_subject, m.mails_rfq_cancelled_intro),
  "trade-rfq_removed": of(m.mails_rfq_removed_subject, m.mails_rfq_removed_intro),
  "trade-quote_sent": of(m.mails_quote_sent_subject, m.mails_quote_sent_intro),
  "trade-quote_revised": of(m.mails_quote_revised_subject, m.mails_quote_revised_intro),
  "trade-quote_countered": of(m.mails_quote_countered_subject, m.mails_quote_countered_intro),
  "trade-counter_accepted": of(m.mails_counter_accepted_subject, m.mails_counter_accepted_intro),
  "trade-counter_declined": of(m.mails_counter_declined_subject, m.mails_counter_declined_intro),
  "trade-counter_withdrawn": of(m.mails_counter_withdrawn_subject, m.mails_counter_withdrawn_intro),
  "trade-quote_rejected": of(m.mails_quote_rejected_subject, m.mails_quote_rejected_intro),
  "trade-quote_withdrawn": of(m.mails_quote_withdrawn_subject, m.mails_quote_withdrawn_intro),
  "trade-quote_expired": of(m.mails_quote_expired_subject, m.mails_quote_expired_intro),
  "trade-quote_not_selected": of(m.mails_quote_not_selected_subject, m.mails_quote_not_selected_intro),
  "trade-quote_accepted": of(m.mails_quote_accepted_subject, m.mails_quote_accepted_intro),
} satisfies Record<string, MailWriter>;

function of(subject: Words, intro: Words): MailWriter {
  return (data, locale) => mail(data, locale, subject, intro);
}

/** `note` is what the other side wrote: it stands among the facts, quoted, never in a sentence of ours. */
function mail(data: MailData, locale: Locale, subject: Words, intro: Words): MailText {
  const { reference = "", note = "", link = "" } = data;
  const facts = { reference: isolate(reference) };
  return {
    subject: subject(facts, { locale }),
    heading: subject(facts, { locale }),
    paragraphs: [intro(facts, { locale })],
    ...(link ? { action: { label: m.mails_trade_action({}, { locale }), url: link } } : {}),
    reason: "trade",
    facts: [
      [m.mails_label_reference({}, { locale }), reference],
      [m.mails_label_note({}, { locale }), note],
    ],
  };
}

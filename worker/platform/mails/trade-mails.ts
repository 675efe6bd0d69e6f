import type { Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

interface Facts {
  reference: string;
}
type Options = { locale: Locale };
type Words = (facts: Facts, options: Options) => string;

interface Texts {
  subject: Words;
  intro: Words;
  /** Says what `reference` is the number of. */
  number: (facts: Record<string, never>, options: Options) => string;
}

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
  "trade-quote_sent": ofQuote(m.mails_quote_sent_subject, m.mails_quote_sent_intro, m.mails_guest_quote_sent_intro),
  "trade-quote_revised": ofQuote(m.mails_quote_revised_subject, m.mails_quote_revised_intro),
  "trade-quote_asked": of(m.mails_quote_asked_subject, m.mails_quote_asked_intro),
  "trade-quote_asked_answered": of(m.mails_quote_asked_answered_subject, m.mails_quote_asked_answered_intro),
  "guest-link": of(m.mails_guest_link_subject, m.mails_guest_link_intro),
  "guest-order_made": of(m.mails_guest_order_made_subject, m.mails_guest_order_made_intro, m.mails_label_order),
  "trade-quote_countered": ofQuote(m.mails_quote_countered_subject, m.mails_quote_countered_intro),
  "trade-quote_countered_binding": ofBinding,
  "trade-counter_accepted": ofQuote(m.mails_counter_accepted_subject, m.mails_counter_accepted_intro),
  "trade-counter_declined": ofQuote(m.mails_counter_declined_subject, m.mails_counter_declined_intro),
  "trade-counter_withdrawn": ofQuote(m.mails_counter_withdrawn_subject, m.mails_counter_withdrawn_intro),
  "trade-quote_rejected": ofQuote(m.mails_quote_rejected_subject, m.mails_quote_rejected_intro),
  "trade-quote_withdrawn": ofQuote(m.mails_quote_withdrawn_subject, m.mails_quote_withdrawn_intro),
  "trade-quote_expired": ofQuote(m.mails_quote_expired_subject, m.mails_quote_expired_intro),
  "trade-quote_not_selected": ofQuote(m.mails_quote_not_selected_subject, m.mails_quote_not_selected_intro),
  "trade-quote_accepted": ofQuote(m.mails_quote_accepted_subject, m.mails_quote_accepted_intro),
  "trade-binding_accepted": ofQuote(m.mails_binding_accepted_subject, m.mails_binding_accepted_intro),
} satisfies Record<string, MailWriter>;

function of(subject: Words, intro: Words, number: Texts["number"] = m.mails_label_reference): MailWriter {
  return (data, locale) => mail(data, locale, { subject, intro, number });
}

/**
 * As {@link of}; `reference` is the quote's.
 * @param forGuest says it to who has no account, where that differs
 */
function ofQuote(subject: Words, intro: Words, forGuest = intro): MailWriter {
  return (data, locale) =>
    mail(data, locale, { subject, intro: data.guest ? forGuest : intro, number: m.mails_label_quote });
}

/** A counter-offer that the supplier may make the order of; until when stands in the sentence. */
function ofBinding(data: MailData, locale: Locale): MailText {
  const until = moment(data.until, locale);
  const intro: Words = (_, options) => m.mails_quote_countered_binding_intro({ until }, options);
  return mail(data, locale, { subject: m.mails_quote_countered_binding_subject, intro, number: m.mails_label_quote });
}

/** `note` is what the other side wrote: it stands among the facts, quoted, never in a sentence of ours. */
function mail(data: MailData, locale: Locale, { subject, intro, number }: Texts): MailText {
  const { reference = "", note = "", link = "", guest = "" } = data;
  const facts = { reference: isolated(reference) };
  return {
    subject: subject(facts, { locale }),
    heading: subject(facts, { locale }),
    paragraphs: [intro(facts, { locale })],
    ...(link ? { action: { label: m.mails_trade_action({}, { locale }), url: link } } : {}),
    reason: guest ? "guest" : "trade",
    facts: [
      [number({}, { locale }), reference],
      [m.mails_label_reference({}, { locale }), guest === reference ? "" : guest],
      [m.mails_label_message({}, { locale }), note],
    ],
  };
}

import type { Locale } from "#domain/kernel/locale.ts";
import type { OrderNews } from "#domain/orders/order-notices.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MailData, MailText, MailWriter } from "./layout.ts";

type Options = { locale: Locale };
type Subject = (facts: { reference: string }, options: Options) => string;
type Intro = (facts: { company: string }, options: Options) => string;

/** Mails on orders and their ratings; `company` names the other party, `note` is what somebody said. */
export const ORDER_MAILS = {
  "order-placed": of(m.mails_order_placed_subject, m.mails_order_placed_intro),
  "order-confirmed": of(m.mails_order_confirmed_subject, m.mails_order_confirmed_intro),
  "order-declined": of(m.mails_order_declined_subject, m.mails_order_declined_intro),
  "order-lapsed": of(m.mails_order_lapsed_subject, m.mails_order_lapsed_intro),
  "order-cancelled": of(m.mails_order_cancelled_subject, m.mails_order_cancelled_intro),
  "order-in_production": of(m.mails_order_in_production_subject, m.mails_order_in_production_intro),
  "order-ready": of(m.mails_order_ready_subject, m.mails_order_ready_intro),
  "order-shipped": of(m.mails_order_shipped_subject, m.mails_order_shipped_intro),
  "order-delivered": of(m.mails_order_delivered_subject, m.mails_order_delivered_intro),
  "order-completed": of(m.mails_order_completed_subject, m.mails_order_completed_intro),
  "order-cancel_asked": of(m.mails_order_cancel_asked_subject, m.mails_order_cancel_asked_intro),
  "order-cancel_refused": of(m.mails_order_cancel_refused_subject, m.mails_order_cancel_refused_intro),
  "order-cancel_agreed": of(m.mails_order_cancel_agreed_subject, m.mails_order_cancel_agreed_intro),
  "order-disputed": of(m.mails_order_disputed_subject, m.mails_order_disputed_intro),
  "order-dispute_answered": of(m.mails_order_dispute_answered_subject, m.mails_order_dispute_answered_intro),
  "order-dispute_proposed": of(m.mails_order_dispute_proposed_subject, m.mails_order_dispute_proposed_intro),
  "order-escalated": of(m.mails_order_escalated_subject, m.mails_order_escalated_intro),
  "order-settled": of(m.mails_order_settled_subject, m.mails_order_settled_intro),
  "order-ruled": of(m.mails_order_ruled_subject, m.mails_order_ruled_intro),
  "order-freight_proposed": of(m.mails_order_freight_proposed_subject, m.mails_order_freight_proposed_intro),
  "order-freight_agreed": of(m.mails_order_freight_agreed_subject, m.mails_order_freight_agreed_intro),
  "order-payment_recorded": of(m.mails_order_payment_recorded_subject, m.mails_order_payment_recorded_intro),
  "order-payment_confirmed": of(m.mails_order_payment_confirmed_subject, m.mails_order_payment_confirmed_intro),
  "order-payment_refused": of(m.mails_order_payment_refused_subject, m.mails_order_payment_refused_intro),
  "order-document_added": of(m.mails_order_document_added_subject, m.mails_order_document_added_intro),
  "order-rating_open": of(m.mails_order_rating_open_subject, m.mails_order_rating_open_intro),
  "order-rated": of(m.mails_order_rated_subject, m.mails_order_rated_intro),
  "order-rated_open": of(m.mails_order_rated_subject, m.mails_order_rated_open_intro),
  "order-rating_published": of(m.mails_order_rating_published_subject, m.mails_order_rating_published_intro),
  "order-rating_replied": of(m.mails_order_rating_replied_subject, m.mails_order_rating_replied_intro),
  "order-rating_hidden": of(m.mails_order_rating_hidden_subject, m.mails_order_rating_hidden_intro),
  "order-rating_of_you_hidden": of(
    m.mails_order_rating_of_you_hidden_subject,
    m.mails_order_rating_of_you_hidden_intro,
  ),
} satisfies Record<`order-${OrderNews}`, MailWriter>;

function of(subject: Subject, intro: Intro): MailWriter {
  return (data, locale) => mail(data, locale, subject, intro);
}

/** A note is quoted among the facts and never stands in a sentence of ours: it may be anybody's. */
function mail(data: MailData, locale: Locale, subject: Subject, intro: Intro): MailText {
  const { reference = "", company = "", note = "", link = "", guest = "" } = data;
  const heading = subject({ reference: isolated(reference) }, { locale });
  return {
    subject: heading,
    heading,
    paragraphs: [intro({ company: isolated(company) }, { locale })],
    ...(link ? { action: { label: m.mails_order_action({}, { locale }), url: link } } : {}),
    reason: guest ? "guest" : "trade",
    facts: [
      [m.mails_label_order({}, { locale }), reference],
      [m.mails_label_reference({}, { locale }), guest],
      [m.mails_label_message({}, { locale }), note],
    ],
  };
}

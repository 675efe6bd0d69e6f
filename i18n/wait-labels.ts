import type { Locale } from "#domain/kernel/locale.ts";
import type { TradeWaitName } from "#domain/waits/what-waits.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";

interface Facts {
  reference: string;
}
type Words = (facts: Facts, options?: { locale: Locale }) => string;

/** What is expected of whom, in the trade's words: one sentence for the screens and the mails. */
const WORDS: Record<TradeWaitName, Words> = {
  buyer_rfq_confirm: m.waits_buyer_rfq_confirm,
  supplier_invitation_quote: m.waits_supplier_invitation_quote,
  buyer_invitation_provide_info: m.waits_buyer_invitation_provide_info,
  buyer_quote_accept: m.waits_buyer_quote_accept,
  supplier_quote_accept_counter: m.waits_supplier_quote_accept_counter,
  supplier_quote_accept_binding: m.waits_supplier_quote_accept_binding,
  supplier_question_answer: m.waits_supplier_question_answer,
  supplier_order_confirm: m.waits_supplier_order_confirm,
  supplier_order_start_production: m.waits_supplier_order_start_production,
  supplier_order_make_ready: m.waits_supplier_order_make_ready,
  supplier_order_ship: m.waits_supplier_order_ship,
  buyer_order_deliver: m.waits_buyer_order_deliver,
  supplier_order_deliver: m.waits_supplier_order_deliver,
  buyer_order_complete: m.waits_buyer_order_complete,
  supplier_order_propose_freight: m.waits_supplier_order_propose_freight,
  buyer_order_agree_to_freight: m.waits_buyer_order_agree_to_freight,
  buyer_order_consent_to_cancel: m.waits_order_consent_to_cancel,
  supplier_order_consent_to_cancel: m.waits_order_consent_to_cancel,
  buyer_order_add_to_dispute: m.waits_order_add_to_dispute,
  supplier_order_add_to_dispute: m.waits_order_add_to_dispute,
  buyer_order_agree_to_settle: m.waits_order_agree_to_settle,
  supplier_order_agree_to_settle: m.waits_order_agree_to_settle,
  buyer_rating_rate: m.waits_buyer_rating_rate,
  supplier_rating_rate: m.waits_supplier_rating_rate,
  supplier_payment_confirm_payment: m.waits_supplier_payment_confirm_payment,
  supplier_company_provide_info: m.waits_supplier_company_provide_info,
  supplier_company_resubmit: m.waits_supplier_company_resubmit,
  supplier_company_provide_items: m.waits_supplier_company_provide_items,
  supplier_company_renew_licence: m.waits_supplier_company_renew_licence,
  supplier_product_submit: m.waits_supplier_product_submit,
  buyer_conversation_read: m.waits_conversation_read,
  supplier_conversation_read: m.waits_conversation_read,
};

/**
 * What waits, as a sentence; something that a newer version of the server knows is told without its particulars.
 * @param reference keeps its own direction inside the sentence (Unicode isolates)
 */
export function waitLabels(name: string, reference: string | null, locale: Locale): string {
  const words = Object.hasOwn(WORDS, name) ? WORDS[name as TradeWaitName] : m.waits_unknown;
  return words({ reference: isolated(reference ?? "") }, { locale });
}

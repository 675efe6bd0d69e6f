import type { ProposalNotice } from "#domain/admin/proposal-notices.ts";
import type { ProductNotice } from "#domain/catalogue/product-notices.ts";
import type { AccountNotice } from "#domain/identity/account-notices.ts";
import { keyedName } from "#domain/kernel/names.ts";
import type { MessageNotice } from "#domain/messaging/message-notices.ts";
import type { OrderNotice } from "#domain/orders/order-notices.ts";
import type { TradeNotice } from "#domain/rfq/trade-notices.ts";
import type { CompanyNotice } from "#domain/suppliers/company-notices.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Every template that a step of the platform writes. */
export type KnownNotice =
  | TradeNotice
  | OrderNotice
  | CompanyNotice
  | ProductNotice
  | AccountNotice
  | MessageNotice
  | ProposalNotice;

/** Values of a notice; what a template doesn't name is empty. */
type Data = Readonly<Record<string, string>>;
type Sentence = (data: Data) => string;

/** Where a mail tells the same, its subject is the sentence: one news, one wording. */
export const SENTENCES: Record<KnownNotice, Sentence> = {
  rfq_invited: of(m.mails_rfq_invited_subject),
  rfq_question: of(m.mails_rfq_question_subject),
  rfq_answered: of(m.mails_rfq_answered_subject),
  rfq_widened: of(m.mails_rfq_widened_subject),
  rfq_expired: of(m.mails_rfq_expired_subject),
  rfq_closed: of(m.notices_rfq_closed),
  rfq_cancelled: of(m.mails_rfq_cancelled_subject),
  rfq_removed: of(m.mails_rfq_removed_subject),
  quote_sent: of(m.mails_quote_sent_subject),
  quote_revised: of(m.mails_quote_revised_subject),
  quote_asked: of(m.mails_quote_asked_subject),
  quote_asked_answered: of(m.mails_quote_asked_answered_subject),
  quote_countered: of(m.mails_quote_countered_subject),
  quote_countered_binding: of(m.mails_quote_countered_binding_subject),
  counter_accepted: of(m.mails_counter_accepted_subject),
  counter_declined: of(m.mails_counter_declined_subject),
  counter_withdrawn: of(m.mails_counter_withdrawn_subject),
  quote_rejected: of(m.mails_quote_rejected_subject),
  quote_withdrawn: of(m.mails_quote_withdrawn_subject),
  quote_expired: of(m.mails_quote_expired_subject),
  quote_not_selected: of(m.mails_quote_not_selected_subject),
  quote_accepted: of(m.mails_quote_accepted_subject),
  binding_accepted: of(m.mails_binding_accepted_subject),
  order_placed: of(m.mails_order_placed_subject),
  order_confirmed: of(m.mails_order_confirmed_subject),
  order_declined: of(m.mails_order_declined_subject),
  order_lapsed: of(m.mails_order_lapsed_subject),
  order_cancelled: of(m.mails_order_cancelled_subject),
  order_in_production: of(m.mails_order_in_production_subject),
  order_ready: of(m.mails_order_ready_subject),
  order_shipped: of(m.mails_order_shipped_subject),
  order_delivered: of(m.mails_order_delivered_subject),
  order_completed: of(m.mails_order_completed_subject),
  order_cancel_asked: of(m.mails_order_cancel_asked_subject),
  order_cancel_refused: of(m.mails_order_cancel_refused_subject),
  order_cancel_agreed: of(m.mails_order_cancel_agreed_subject),
  order_disputed: of(m.mails_order_disputed_subject),
  order_dispute_answered: of(m.mails_order_dispute_answered_subject),
  order_dispute_proposed: of(m.mails_order_dispute_proposed_subject),
  order_escalated: of(m.mails_order_escalated_subject),
  order_settled: of(m.mails_order_settled_subject),
  order_ruled: of(m.mails_order_ruled_subject),
  order_freight_proposed: of(m.mails_order_freight_proposed_subject),
  order_freight_agreed: of(m.mails_order_freight_agreed_subject),
  order_payment_recorded: of(m.mails_order_payment_recorded_subject),
  order_payment_confirmed: of(m.mails_order_payment_confirmed_subject),
  order_payment_refused: of(m.mails_order_payment_refused_subject),
  order_document_added: of(m.mails_order_document_added_subject),
  order_rating_open: of(m.mails_order_rating_open_subject),
  order_rated: of(m.mails_order_rated_subject),
  order_rated_open: of(m.mails_order_rated_subject),
  order_rating_published: of(m.mails_order_rating_published_subject),
  order_rating_replied: of(m.mails_order_rating_replied_subject),
  order_rating_hidden: of(m.mails_order_rating_hidden_subject),
  order_rating_of_you_hidden: of(m.mails_order_rating_of_you_hidden_subject),
  company_received: of(m.mails_supplier_received_subject),
  company_info_requested: of(m.mails_supplier_info_requested_subject),
  company_approved: of(m.mails_supplier_approved_subject),
  company_rejected: of(m.mails_supplier_rejected_subject),
  company_suspended: of(m.mails_supplier_suspended_subject),
  company_restored: of(m.mails_supplier_restored_subject),
  company_terminated: of(m.mails_supplier_terminated_subject),
  company_item_rejected: of(m.notices_company_item_rejected),
  company_claimed: of(m.mails_claim_received_subject),
  company_claim_accepted: of(m.mails_claim_accepted_subject),
  company_claim_refused: of(m.mails_claim_refused_subject),
  company_changes_applied: of(m.mails_supplier_changes_applied_subject),
  company_changes_declined: of(m.mails_supplier_changes_declined_subject),
  product_approved: of(m.mails_product_approved_subject),
  product_changes_requested: of(m.mails_product_changes_requested_subject),
  product_rejected: of(m.mails_product_rejected_subject),
  product_removed: of(m.mails_product_removed_subject),
  product_changes_applied: of(m.mails_product_changes_applied_subject),
  product_changes_declined: of(m.mails_product_changes_declined_subject),
  account_suspended: of(m.notices_account_suspended),
  account_restored: of(m.notices_account_restored),
  grants_changed: of(m.operators_notice),
  exception_confirmed: of(m.operators_second_exception_confirmed),
  exception_refused: of(m.operators_second_exception_refused),
  ruling_confirmed: of(m.operators_second_ruling_confirmed),
  ruling_refused: of(m.operators_second_ruling_refused),
  message_received: of(m.notices_message_received),
};

/** A notice in words; one of a newer version than this page's is told without its particulars. */
export function noticeSentence(template: string, data: Data): string {
  return isKnown(template) ? SENTENCES[template](data) : m.notices_unknown();
}

function isKnown(template: string): template is KnownNotice {
  return Object.hasOwn(SENTENCES, template);
}

/** Values keep their own direction inside the sentence (Unicode isolates); names are those of the page's language. */
function of(words: (facts: Record<"reference" | "companyName" | "productName" | "name", string>) => string): Sentence {
  return (data) => {
    const named = (key: string) => isolate(keyedName(data, key, currentLocale()).text);
    return words({
      reference: isolate(data.reference),
      companyName: named("companyName"),
      productName: named("productName"),
      name: named("name"),
    });
  };
}

function isolate(value = ""): string {
  return isolated(value);
}

import type { OrderDocumentKind } from "#domain/orders/order-documents.ts";
import type { PaymentMethod } from "#domain/orders/payments.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

export type OpenOrder = ApiOutputs["orders"]["one"];
export type OrderCardData = Omit<ApiOutputs["orders"]["mine"]["items"][number], "party">;
export type OrderSide = OpenOrder["side"];

type StepFacts =
  | ("status" | "currency" | "paymentTerms" | "freightMinor" | "proposedFreightMinor" | "cancelAskedBy" | "answerBy")
  | ("deliveredAt" | "completedAt" | "disputedAt" | "escalatedAt");

/** What of an order decides on its next step: its whole page, or what another screen knows of it. */
export interface OrderStanding extends Pick<OpenOrder, "side" | "schedule" | "actions"> {
  order: Pick<OpenOrder["order"], StepFacts>;
  /** Whose ruling waits for a second operator, seen by an operator; a screen that only lists orders does not know. */
  proposedRuling?: OpenOrder["proposedRuling"];
  dispute: readonly { side: OrderSide; proposal: string | null }[];
}

const PAYMENT_METHODS: Record<PaymentMethod, () => string> = {
  bank_transfer: m.orders_method_bank_transfer,
  letter_of_credit: m.orders_method_letter_of_credit,
  cheque: m.orders_method_cheque,
  cash: m.orders_method_cash,
  other: m.orders_method_other,
};

const DOCUMENT_KINDS: Record<OrderDocumentKind, () => string> = {
  invoice: m.orders_document_invoice,
  packing_list: m.orders_document_packing_list,
  transport: m.orders_document_transport,
  origin_certificate: m.orders_document_origin_certificate,
  quality_certificate: m.orders_document_quality_certificate,
  payment_proof: m.orders_document_payment_proof,
  evidence: m.orders_document_evidence,
  other: m.orders_document_other,
};

export const SETTLEMENT_LABELS: Record<"completed" | "cancelled", () => string> = {
  completed: m.orders_proposal_completed,
  cancelled: m.orders_proposal_cancelled,
};

/** Who did something with an order. */
export function actorLabels(actor: string): string {
  switch (actor) {
    case "buyer":
      return m.orders_by_buyer();
    case "supplier":
      return m.orders_by_supplier();
    case "clock":
      return m.orders_by_clock();
    case "admin":
      return m.orders_by_platform();
    default:
      return m.orders_by_both();
  }
}

/** How money went; the database keeps it as text. */
export function paymentMethodLabels(method: string): string {
  return wordsIn(PAYMENT_METHODS, method) ?? m.orders_method_other();
}

/** What a document is; the database keeps it as text. */
export function documentKindLabels(kind: string): string {
  return wordsIn(DOCUMENT_KINDS, kind) ?? m.orders_document_other();
}

function wordsIn(table: Record<string, () => string>, name: string): string | undefined {
  return table[name]?.();
}

import type { OrderDocumentKind } from "./order-documents.ts";
import { isCalledOff } from "./order-facts.ts";
import type { OrderStatus } from "./order-status.ts";

/** A document that a trade needs, whose it is to add, and the states in which it should be there. */
interface NeededKind {
  kind: OrderDocumentKind;
  by: "buyer" | "supplier";
  needed: readonly OrderStatus[];
  isAbroadOnly?: true;
  isWithPaymentsOnly?: true;
}

const SENT = ["shipped", "delivered", "completed", "disputed"] as const;
const AGREED = ["confirmed", "in_production", "ready_to_ship", ...SENT] as const;

const NEEDED: readonly NeededKind[] = [
  { kind: "payment_proof", by: "buyer", needed: AGREED, isWithPaymentsOnly: true },
  { kind: "invoice", by: "supplier", needed: ["ready_to_ship", ...SENT] },
  { kind: "packing_list", by: "supplier", needed: ["ready_to_ship", ...SENT] },
  { kind: "origin_certificate", by: "supplier", needed: ["ready_to_ship", ...SENT], isAbroadOnly: true },
  { kind: "transport", by: "supplier", needed: SENT },
  { kind: "evidence", by: "buyer", needed: ["disputed"] },
];

export interface NeededDocument {
  kind: OrderDocumentKind;
  by: "buyer" | "supplier";
  state: "there" | "missing" | "later";
}

interface DocumentedOrder {
  status: OrderStatus;
  /** Buyer and supplier sit in two countries. */
  isAbroad: boolean;
  hasPayments: boolean;
  /** Kinds of what was added. */
  kinds: readonly string[];
}

/**
 * The documents of an order: which are there, which are missing now, which come later. None where it was called off, and
 * nothing comes later where nothing moves any more.
 */
export function neededDocuments({ status, isAbroad, hasPayments, kinds }: DocumentedOrder): NeededDocument[] {
  if (isCalledOff(status)) return [];
  return NEEDED.flatMap(({ kind, by, needed, isAbroadOnly, isWithPaymentsOnly }): NeededDocument[] => {
    if (kinds.includes(kind)) return [{ kind, by, state: "there" }];
    if ((isAbroadOnly && !isAbroad) || (isWithPaymentsOnly && !hasPayments)) return [];
    if (needed.includes(status)) return [{ kind, by, state: "missing" }];
    return kind === "evidence" ? [] : [{ kind, by, state: "later" }];
  });
}

import type { OrderStatus } from "./order-status.ts";
import { type Instalment, readTerms } from "./payment-schedule.ts";

/** When a part of an order's total is due, as payment terms say it. */
export type PaymentMoment = "order" | "shipment" | "before_delivery" | "documents" | "delivery" | "invoice";

/** How terms name each moment, in the three languages; the first that is found counts. */
const WORDS: readonly [PaymentMoment, RegExp][] = [
  [
    "order",
    /advance|deposit|down ?payment|upfront|(?:with|on) (?:the )?order|acompte|à la commande|d.avance|مقدم|عربون|عند الطلب|مع الطلب/,
  ],
  ["documents", /document|\bcad\b|bill of lading|letter of credit|\bl\/?c\b|connaissement|مستند|بوليصة/],
  ["invoice", /invoice|\bnet\b|facture|الفاتورة|فاتورة/],
  ["before_delivery", /before (?:the )?delivery|avant (?:la )?livraison|قبل التسليم|قبل الاستلام/],
  ["delivery", /delivery|receipt|livraison|réception|التسليم|الاستلام/],
  ["shipment", /ship|expédition|embarquement|الشحن/],
];

/** From which state on a part is due; one that runs from the invoice is due on a day that the invoice names. */
const DUE_FROM: Record<Exclude<PaymentMoment, "invoice">, readonly OrderStatus[]> = {
  order: ["confirmed", "in_production", "ready_to_ship", "shipped", "delivered", "completed"],
  shipment: ["ready_to_ship", "shipped", "delivered", "completed"],
  before_delivery: ["ready_to_ship", "shipped", "delivered", "completed"],
  documents: ["shipped", "delivered", "completed"],
  delivery: ["delivered", "completed"],
};

/**
 * When each part of the total is due, in the order of {@link readTerms}; null where the terms don't say it in words that are known
 * here.
 * @param terms as the supplier wrote them; null where there are none
 */
export function momentsOfTerms(terms: string | null): (PaymentMoment | null)[] {
  return readTerms(terms).map(({ words }) => momentIn(words));
}

function momentIn(words: string): PaymentMoment | null {
  return WORDS.find(([, named]) => named.test(words))?.[0] ?? null;
}

/** True where a part is to be paid now, by the state of its order. */
export function isMomentReached(moment: PaymentMoment | null, status: OrderStatus): boolean {
  return moment !== null && moment !== "invoice" && DUE_FROM[moment].includes(status);
}

/** What is due now and was not recorded, in minor units of the order's currency. */
export function dueNowMinor(
  { status, paymentTerms }: { status: OrderStatus; paymentTerms: string | null },
  schedule: readonly Instalment[],
): number {
  const moments = momentsOfTerms(paymentTerms);
  return schedule.reduce((sum, { dueMinor, recordedMinor }, at) => {
    return isMomentReached(moments[at] ?? null, status) ? sum + dueMinor - recordedMinor : sum;
  }, 0);
}

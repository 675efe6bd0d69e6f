/**
 * What the parties of an order are told, by what happened. A notice's template is `order_<what>`; its data hold
 * `reference`, `company` (the other party, as a name) and, where somebody said something, `note`.
 */
export const ORDER_NEWS = [
  "placed",
  "confirmed",
  "declined",
  "lapsed",
  "cancelled",
  "in_production",
  "ready",
  "shipped",
  "delivered",
  "completed",
  "cancel_asked",
  "cancel_refused",
  "cancel_agreed",
  "disputed",
  "dispute_answered",
  "dispute_proposed",
  "escalated",
  "settled",
  "ruled",
  "freight_proposed",
  "freight_agreed",
  "payment_recorded",
  "payment_confirmed",
  "payment_refused",
  "document_added",
  "rating_open",
  "rated",
  "rated_open",
  "rating_published",
  "rating_replied",
  "rating_hidden",
  "rating_of_you_hidden",
] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];
export type OrderNotice = `order_${OrderNews}`;

/** What the two sides of a request are told, by what happened; texts are the screens'. */
export const TRADE_NOTICES = [
  "rfq_invited",
  "rfq_question",
  "rfq_answered",
  "rfq_widened",
  "rfq_expired",
  "rfq_closed",
  "rfq_cancelled",
  "rfq_removed",
  "quote_sent",
  "quote_revised",
  "quote_countered",
  "counter_accepted",
  "counter_declined",
  "counter_withdrawn",
  "quote_rejected",
  "quote_withdrawn",
  "quote_expired",
  "quote_not_selected",
  "quote_accepted",
] as const;
export type TradeNotice = (typeof TRADE_NOTICES)[number];

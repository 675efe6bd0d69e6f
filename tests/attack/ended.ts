/** States that things end in. */
export const ENDED: readonly string[] = [
  ...["completed", "declined", "cancelled", "rejected", "withdrawn", "expired", "not_selected", "removed", "archived"],
];

/** What may still happen to what has ended, by state: it is asked for again, talked about, or rated. */
export const ENDED_MAY: Record<string, string[]> = {
  "inbox.reconsider": ["declined"],
  "orders.dispute": ["completed"],
  "orders.recordPayment": ["completed"],
  "ratings.rateBuyer": ["completed"],
  "ratings.rateSupplier": ["completed"],
  "ratings.reply": ["completed"],
  "rfqs.resubmit": ["cancelled", "expired"],
};

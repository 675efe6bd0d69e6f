/** States of a request for quotation (workflows: RFQ). */
export const RFQ_STATUSES = ["unconfirmed", "open", "closed", "expired", "awarded", "cancelled", "removed"] as const;
export type RfqStatus = (typeof RFQ_STATUSES)[number];

/** States of a request for quotation (workflows: RFQ). */
export const RFQ_STATUSES = ["unconfirmed", "open", "closed", "expired", "awarded", "cancelled", "removed"] as const;
export type RfqStatus = (typeof RFQ_STATUSES)[number];

/** What the platform can list: a state of requests, or all of them. */
export const REQUEST_QUEUES = [...RFQ_STATUSES, "all"] as const;
export type RequestQueue = (typeof REQUEST_QUEUES)[number];

import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";

/** What the house can list: a state of requests, or all of them. */
export const REQUEST_QUEUES = [...RFQ_STATUSES, "all"] as const;
export type RequestQueue = (typeof REQUEST_QUEUES)[number];

/** A page of all requests, those with the latest deadline first, or of all states the newest first. */
export const requestsSchema = z.strictObject({
  status: z.enum(REQUEST_QUEUES).default("open"),
  /** A request's number, else part of its company's name, its e-mail or its text. */
  q: optionalText(100),
  page: pageNumber,
});
export type Requests = z.output<typeof requestsSchema>;

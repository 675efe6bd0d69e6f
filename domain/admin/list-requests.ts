import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { REQUEST_QUEUES } from "#domain/rfq/rfq-status.ts";

/** A page of all requests, those with the latest deadline first, or of all states the newest first. */
export const requestsSchema = z.strictObject({
  status: z.enum(REQUEST_QUEUES).default("open"),
  /** A request's number, else part of its company's name, its e-mail or its text. */
  q: optionalText(100),
  page: pageNumber,
});
export type Requests = z.output<typeof requestsSchema>;

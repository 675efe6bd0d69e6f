import * as z from "zod";
import { PAGE_SIZE, pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";

/** What visitors send to the platform. */
export const INBOXES = ["contact_message", "lead", "tip_submission"] as const;
export type InboxName = (typeof INBOXES)[number];

const INBOX_STATES = ["new", "done"] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/**
 * A page of an inbox; what is new, longest waiting first, unless asked otherwise. `q` is a part of a name, an e-mail, a phone
 * number or what was written.
 */
export const inboxSchema = z.strictObject({
  status: z.enum(INBOX_STATES).default("new"),
  q: optionalText(100),
  page: pageNumber,
});
export type InboxPage = z.output<typeof inboxSchema>;

/** Puts something aside as done, or back. */
export const settleSchema = z.strictObject({
  inbox: z.enum(INBOXES),
  id: z.string().min(1).max(60),
  status: z.enum(INBOX_STATES),
});
export type Settle = z.output<typeof settleSchema>;

/** Puts a page of an inbox aside as done. */
export const settleManySchema = z.strictObject({
  inbox: z.enum(INBOXES),
  ids: z.array(z.string().min(1).max(60)).min(1).max(PAGE_SIZE),
});
export type SettleMany = z.output<typeof settleManySchema>;

import * as z from "zod";
import { dayEnd, dayStart } from "#domain/kernel/day-field.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { INBOXES } from "./inbox.ts";

/** What the audit log tells about. */
export const AUDITED = [
  "supplier",
  "product",
  "product_revision",
  "company_revision",
  "mail",
  "rfq",
  "refused_line",
  "exchange_rate",
  "order",
  "rating",
  "user",
  "tip",
  "partner",
  "claim",
  "statistics",
  "synonyms",
  "search_index",
  "report",
  "conversation",
  ...INBOXES,
] as const;
export type Audited = (typeof AUDITED)[number];

/** A page of the audit log, the newest first; days are those of Dubai, both counted. */
export const auditSchema = z.strictObject({
  /** Id of what was changed. */
  q: optionalText(100),
  /** E-mail of who did it. */
  actor: optionalText(254),
  entity: z.enum(AUDITED).nullish(),
  action: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .nullish(),
  from: dayStart.nullish(),
  to: dayEnd.nullish(),
  page: pageNumber,
});
export type AuditPage = z.output<typeof auditSchema>;

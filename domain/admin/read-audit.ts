import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { INBOXES } from "./inbox.ts";

/** What the audit log tells about. */
export const AUDITED = ["supplier", "product", "product_revision", "mail", ...INBOXES] as const;
export type Audited = (typeof AUDITED)[number];

/** A page of the audit log; `q` is the id of what was changed, or the e-mail of who did it. */
export const auditSchema = z.strictObject({ q: optionalText(254), page: pageNumber });
export type AuditPage = z.output<typeof auditSchema>;

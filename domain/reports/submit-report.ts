import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { REPORT_REASONS, type ReportReason, type ReportSubject } from "#domain/kernel/report-facts.ts";
import { optionalText } from "#domain/kernel/text.ts";

export const MAX_REPORT = 2000;

/** Pages with a button to report them, and what can be wrong with one: abuse is between people. */
export const REPORTED_PAGES = ["product", "supplier"] as const satisfies readonly ReportSubject[];
export type ReportedPage = (typeof REPORTED_PAGES)[number];
export const PAGE_REASONS = REPORT_REASONS.filter(
  (reason): reason is Exclude<ReportReason, "abuse"> => reason !== "abuse",
);

const fields = {
  reason: z.enum(PAGE_REASONS),
  text: optionalText(MAX_REPORT, { lines: true }),
};

/** "Other" says nothing by itself. */
function checkText({ reason, text }: { reason: string; text: string | null }, context: z.RefinementCtx): void {
  if (reason !== "other" || text !== null) return;
  context.addIssue({ code: "custom", path: ["text"], params: { code: "required" } });
}

/** The form for an account, and for a visitor, who leaves an address. */
export const reportFieldsSchema = z.strictObject(fields).superRefine(checkText);
export const visitorReportFieldsSchema = z.strictObject({ ...fields, email }).superRefine(checkText);

/** What is wrong with a product or a supplier's page. Whoever has no account leaves an e-mail, which the verb asks for. */
export const submitReportSchema = z
  .strictObject({
    ...fields,
    email: email.nullish(),
    subjectKind: z.enum(REPORTED_PAGES),
    subjectId: z.string().min(1).max(60),
    locale: z.enum(LOCALES),
    idempotencyKey: z.uuid(),
  })
  .superRefine(checkText);
export type SubmitReportInput = z.input<typeof submitReportSchema>;
export type SubmitReport = z.output<typeof submitReportSchema>;

import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { REPORT_REASONS, type ReportReason, type ReportSubject } from "#domain/kernel/report-facts.ts";
import { optionalText } from "#domain/kernel/text.ts";

const MAX_REPORT = 2000;

/** Pages with a button to report them. */
const REPORTED_PAGES = ["product", "supplier"] as const satisfies readonly ReportSubject[];

/** What can be reported: pages by everybody, a conversation by its two sides. */
const REPORTED_KINDS = [...REPORTED_PAGES, "conversation"] as const satisfies readonly ReportSubject[];
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What can be wrong with a page: abuse is between people. */
const PAGE_REASONS: readonly ReportReason[] = REPORT_REASONS.filter((reason) => reason !== "abuse");
/** What somebody can do wrong in a conversation. */
const CONVERSATION_REASONS: readonly ReportReason[] = ["spam", "abuse", "prohibited", "wrong_information", "other"];

/** What can be wrong with something that is reported, in the order of the list. */
export const REASONS_FOR: Record<ReportedKind, readonly ReportReason[]> = {
  product: PAGE_REASONS,
  supplier: PAGE_REASONS,
  conversation: CONVERSATION_REASONS,
};

const fields = {
  reason: z.enum(REPORT_REASONS),
  text: optionalText(MAX_REPORT, { lines: true }),
};

/** "Other" says nothing by itself. */
function checkText({ reason, text }: { reason: string; text: string | null }, context: z.RefinementCtx): void {
  if (reason !== "other" || text !== null) return;
  context.addIssue({ code: "custom", path: ["text"], params: { code: "required" } });
}

/** The form for an account, and for a visitor, who leaves an address and sees pages alone. */
export const reportFieldsSchema = z.strictObject(fields).superRefine(checkText);
export const visitorReportFieldsSchema = z
  .strictObject({ ...fields, reason: z.enum(REPORT_REASONS).exclude(["abuse"]), email })
  .superRefine(checkText);

/** What is wrong with a page or a conversation. Whoever has no account leaves an e-mail, which the verb asks for. */
export const submitReportSchema = z
  .strictObject({
    ...fields,
    email: email.nullish(),
    subjectKind: z.enum(REPORTED_KINDS),
    subjectId: z.string().min(1).max(60),
    locale: z.enum(LOCALES),
    idempotencyKey: z.uuid(),
  })
  .superRefine(checkText)
  .superRefine(({ subjectKind, reason }, context) => {
    if (REASONS_FOR[subjectKind].includes(reason)) return;
    context.addIssue({ code: "custom", path: ["reason"], params: { code: "invalid_value" } });
  });
export type SubmitReportInput = z.input<typeof submitReportSchema>;
export type SubmitReport = z.output<typeof submitReportSchema>;

import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { MAIL_FAILURES, MAIL_KINDS } from "./mail-failures.ts";
import { reasonSchema } from "./review-suppliers.ts";

/** `q` is a part of the address that it goes to. */
const narrowing = {
  kind: z.enum(MAIL_KINDS).nullish(),
  failure: z.enum(MAIL_FAILURES).nullish(),
  q: optionalText(100),
};
const id = z.string().min(1).max(60);

/** A page of the mails that failed, longest ago first; `locale` is the operator's. */
export const failedMailsSchema = z.strictObject({ ...narrowing, locale: z.enum(LOCALES), page: pageNumber });
export type FailedMails = z.output<typeof failedMailsSchema>;
export type MailFilter = Partial<Pick<FailedMails, "kind" | "failure" | "q">>;

export const failedMailSchema = z.strictObject({ id });
export type FailedMail = z.output<typeof failedMailSchema>;

/** How many are sent again at one click. */
export const RESEND_AT_ONCE = 100;

export const resendMailsSchema = z.strictObject(narrowing);

/** A mail is dropped for a reason, which the audit log keeps. */
export const discardMailSchema = reasonSchema.extend({ id });
export type DiscardMail = z.output<typeof discardMailSchema>;

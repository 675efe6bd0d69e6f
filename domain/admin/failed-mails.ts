import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";

export const failedMailsSchema = z.strictObject({ page: pageNumber });
export type FailedMails = z.output<typeof failedMailsSchema>;

export const resendMailSchema = z.strictObject({ id: z.string().min(1).max(60) });
export type ResendMail = z.output<typeof resendMailSchema>;

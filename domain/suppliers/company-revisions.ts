import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";

/** A page of the staged changes of companies that wait for an operator, the oldest first. */
export const companyRevisionsSchema = z.strictObject({ page: pageNumber });
export type CompanyRevisions = z.output<typeof companyRevisionsSchema>;

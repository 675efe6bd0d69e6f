import * as z from "zod";

/** What a browser reports that a page's policy refused (CSP Level 3, 5.3); what it says of its own beside that is not read. */
export const policyReportSchema = z
  .object({
    "csp-report": z.object({
      "effective-directive": z.string().max(60),
      /** An address, or `inline`, `eval`, `data`. */
      "blocked-uri": z.string().max(4000),
      "document-uri": z.string().max(4000),
      "source-file": z.string().max(4000).nullish(),
      "line-number": z.int().min(0).nullish(),
    }),
  })
  .transform((told) => told["csp-report"]);
export type PolicyReport = z.output<typeof policyReportSchema>;

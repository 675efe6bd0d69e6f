import { submitReportSchema } from "#domain/reports/submit-report.ts";
import { publicProcedure, router } from "#worker/platform/procedures.ts";
import { submitReport } from "./submit-report.ts";

export const reportsRouter = router({
  submit: publicProcedure.input(submitReportSchema).mutation(({ ctx, input }) => submitReport(ctx, input)),
});

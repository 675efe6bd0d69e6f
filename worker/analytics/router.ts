import { periodSchema } from "#domain/analytics/period.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readReport } from "./read-report.ts";

const seller = procedureFor("supplier");

/** What an approved company reads of itself. */
export const analyticsRouter = router({
  dashboard: seller.query(({ ctx }) => readDashboard(ctx)),
  report: seller.input(periodSchema).query(({ ctx, input }) => readReport(ctx, input)),
});

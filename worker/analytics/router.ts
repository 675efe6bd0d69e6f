import { periodSchema } from "#domain/analytics/period.ts";
import { searchPageSchema } from "#domain/catalogue/read-catalogue.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readReport } from "./read-report.ts";
import { countedSearch } from "./searches/counted-search.ts";

const seller = procedureFor("supplier");

/** What an approved company reads of itself. */
export const analyticsRouter = router({
  dashboard: seller.query(({ ctx }) => readDashboard(ctx)),
  report: seller.input(periodSchema).query(({ ctx, input }) => readReport(ctx, input)),
});

/** Joins `catalogue` (worker/router.ts): a search is counted, which catalogue/ does not know. */
export const countedSearchRouter = router({
  search: publicProcedure.input(searchPageSchema).query(({ ctx, input }) => countedSearch(ctx, input)),
});

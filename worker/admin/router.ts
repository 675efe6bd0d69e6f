import {
  applicationSchema,
  applicationsSchema,
  decideItemSchema,
  moveSupplierSchema,
} from "#domain/admin/review-suppliers.ts";
import { procedureFor, router } from "#worker/trpc/init.ts";
import { application } from "./application.ts";
import { applications } from "./applications.ts";
import { decideItem } from "./decide-item.ts";
import { moveSupplier } from "./move-supplier.ts";
import { overview } from "./overview.ts";

const house = procedureFor("admin");

/** What the house does. */
export const adminRouter = router({
  overview: house.query(({ ctx }) => overview(ctx)),
  applications: house.input(applicationsSchema).query(({ ctx, input }) => applications(ctx, input)),
  application: house.input(applicationSchema).query(({ ctx, input }) => application(ctx, input)),
  decideItem: house.input(decideItemSchema).mutation(({ ctx, input }) => decideItem(ctx, input)),
  moveSupplier: house.input(moveSupplierSchema).mutation(({ ctx, input }) => moveSupplier(ctx, input)),
});

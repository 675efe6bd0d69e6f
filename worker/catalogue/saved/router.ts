import { savedPageSchema, savedSubjectSchema } from "#domain/catalogue/saved.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { savedIds, savedProducts, savedSuppliers } from "./list-saved.ts";
import { save } from "./save.ts";
import { unsave } from "./unsave.ts";

const account = procedureFor("signed-in");

/** What people save for later; everybody reads and changes their own alone. */
export const savedRouter = router({
  ids: account.query(({ ctx }) => savedIds(ctx)),
  products: account.input(savedPageSchema).query(({ ctx, input }) => savedProducts(ctx, input)),
  suppliers: account.input(savedPageSchema).query(({ ctx, input }) => savedSuppliers(ctx, input)),
  save: account.input(savedSubjectSchema).mutation(({ ctx, input }) => save(ctx, input)),
  unsave: account.input(savedSubjectSchema).mutation(({ ctx, input }) => unsave(ctx, input)),
});

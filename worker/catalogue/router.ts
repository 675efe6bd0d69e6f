import { productPageSchema, suggestSchema } from "#domain/catalogue/read-catalogue.ts";
import { localizedSchema } from "#domain/kernel/localized.ts";
import { supplierPageSchema } from "#domain/suppliers/list-suppliers.ts";
import { publicProcedure, router } from "#worker/platform/procedures.ts";
import { readHome } from "./read-home.ts";
import { readProduct } from "./read-product.ts";
import { readSupplierPage } from "./read-supplier-page.ts";
import { suggest } from "./search/suggest.ts";

export const catalogueRouter = router({
  product: publicProcedure.input(productPageSchema).query(({ ctx, input }) => readProduct(ctx, input)),
  suggest: publicProcedure.input(suggestSchema).query(({ ctx, input }) => suggest(ctx.db, input.q, input.locale)),
  home: publicProcedure.input(localizedSchema).query(({ ctx, input }) => readHome(ctx, input.locale)),
});

/** Joins `suppliers` (worker/router.ts): a supplier's page shows products, which suppliers/ does not know. */
export const supplierPageRouter = router({
  bySlug: publicProcedure.input(supplierPageSchema).query(({ ctx, input }) => readSupplierPage(ctx, input)),
});

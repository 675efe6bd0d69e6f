import {
  listSellersSchema,
  namedProductsSchema,
  productPageSchema,
  suggestSchema,
} from "#domain/catalogue/read-catalogue.ts";
import { localizedSchema } from "#domain/kernel/localized.ts";
import { supplierPageSchema } from "#domain/suppliers/list-suppliers.ts";
import { publicProcedure, router } from "#worker/platform/procedures.ts";
import { listSellers } from "./list-sellers.ts";
import { readHome } from "./read-home.ts";
import { readProduct } from "./read-product.ts";
import { readProducts } from "./read-products.ts";
import { readSupplierPage } from "./read-supplier-page.ts";
import { suggest } from "./search/suggest.ts";

export const catalogueRouter = router({
  product: publicProcedure.input(productPageSchema).query(({ ctx, input }) => readProduct(ctx, input)),
  products: publicProcedure.input(namedProductsSchema).query(({ ctx, input }) => readProducts(ctx, input)),
  suggest: publicProcedure.input(suggestSchema).query(({ ctx, input }) => suggest(ctx.db, input.q, input.locale)),
  home: publicProcedure.input(localizedSchema).query(({ ctx, input }) => readHome(ctx, input.locale)),
});

/** The companies that sell: whoever asks for them asks for their goods, which suppliers/ does not know. */
export const suppliersRouter = router({
  list: publicProcedure.input(listSellersSchema).query(({ ctx, input }) => listSellers(ctx, input)),
  bySlug: publicProcedure.input(supplierPageSchema).query(({ ctx, input }) => readSupplierPage(ctx, input)),
});

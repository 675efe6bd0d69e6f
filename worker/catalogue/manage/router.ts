import { checkRowsSchema, exportProductsSchema, importRowsSchema } from "#domain/catalogue/import-own.ts";
import {
  createProductSchema,
  duplicateProductSchema,
  ownProductsSchema,
  priceTableSchema,
  productIdSchema,
  productTransitionSchema,
  saveManyTermsSchema,
  saveProductSchema,
  saveTermsSchema,
} from "#domain/catalogue/manage-products.ts";
import { decideProductSchema, reviewProductSchema, reviewQueueSchema } from "#domain/catalogue/review-products.ts";
import { decideRevisionSchema } from "#domain/kernel/decide-revision.ts";
import { checkRows } from "#worker/catalogue/import/check-rows.ts";
import { exportProducts } from "#worker/catalogue/import/export-products.ts";
import { importRows } from "#worker/catalogue/import/import-rows.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { createProduct, duplicateProduct } from "./create-product.ts";
import { decideProduct } from "./decide-product.ts";
import { decideRevision } from "./decide-revision.ts";
import { listOwnProducts, listOwnTerms } from "./list-own.ts";
import { archiveProduct, pauseProduct, recallProduct, resumeProduct, submitProduct } from "./owner-transitions.ts";
import { readOwnProduct } from "./read-own.ts";
import { reviewProduct } from "./review-product.ts";
import { reviewQueue } from "./review-queue.ts";
import { saveProduct } from "./save-product.ts";
import { saveManyTerms, saveTerms } from "./save-terms.ts";
import { withdrawRevision } from "./withdraw-revision.ts";

const owner = procedureFor("company");
const mover = procedureFor("active-company");
const operator = procedureFor("admin");

/** A company's own products; what only an approved one may do, the verbs refuse. */
export const productsRouter = router({
  mine: owner.input(ownProductsSchema).query(({ ctx, input }) => listOwnProducts(ctx, input)),
  one: owner.input(productIdSchema).query(({ ctx, input }) => readOwnProduct(ctx, input)),
  terms: owner.input(priceTableSchema).query(({ ctx, input }) => listOwnTerms(ctx, input)),
  create: owner.input(createProductSchema).mutation(({ ctx, input }) => createProduct(ctx, input)),
  duplicate: owner.input(duplicateProductSchema).mutation(({ ctx, input }) => duplicateProduct(ctx, input)),
  save: owner.input(saveProductSchema).mutation(({ ctx, input }) => saveProduct(ctx, input)),
  saveTerms: owner.input(saveTermsSchema).mutation(({ ctx, input }) => saveTerms(ctx, input)),
  saveManyTerms: owner.input(saveManyTermsSchema).mutation(({ ctx, input }) => saveManyTerms(ctx, input)),
  withdrawRevision: mover.input(productTransitionSchema).mutation(({ ctx, input }) => withdrawRevision(ctx, input)),
  submit: mover.input(productTransitionSchema).mutation(({ ctx, input }) => submitProduct(ctx, input)),
  recall: mover.input(productTransitionSchema).mutation(({ ctx, input }) => recallProduct(ctx, input)),
  pause: mover.input(productTransitionSchema).mutation(({ ctx, input }) => pauseProduct(ctx, input)),
  resume: mover.input(productTransitionSchema).mutation(({ ctx, input }) => resumeProduct(ctx, input)),
  archive: mover.input(productTransitionSchema).mutation(({ ctx, input }) => archiveProduct(ctx, input)),
  exportPage: owner.input(exportProductsSchema).query(({ ctx, input }) => exportProducts(ctx, input)),
  // It reads alone, but its rows are too many for an address.
  checkRows: owner.input(checkRowsSchema).mutation(({ ctx, input }) => checkRows(ctx, input)),
  importRows: owner.input(importRowsSchema).mutation(({ ctx, input }) => importRows(ctx, input)),
});

/** What the platform decides on products. */
export const reviewRouter = router({
  queue: operator.input(reviewQueueSchema).query(({ ctx, input }) => reviewQueue(ctx, input)),
  product: operator.input(reviewProductSchema).query(({ ctx, input }) => reviewProduct(ctx, input)),
  decide: operator.input(decideProductSchema).mutation(({ ctx, input }) => decideProduct(ctx, input)),
  decideRevision: operator.input(decideRevisionSchema).mutation(({ ctx, input }) => decideRevision(ctx, input)),
});

import { localizedSchema } from "#domain/kernel/localized.ts";
import { priceCartSchema, saveCartSchema } from "#domain/orders/cart.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { mergeCart, saveCart } from "./keep-cart.ts";
import { ownCart } from "./own-cart.ts";
import { priceCart } from "./price-cart.ts";

const account = procedureFor("signed-in");

export const cartRouter = router({
  price: publicProcedure.input(priceCartSchema).query(({ ctx, input }) => priceCart(ctx, input)),
  mine: account.input(localizedSchema).query(({ ctx, input }) => ownCart(ctx, input)),
  save: account.input(saveCartSchema).mutation(({ ctx, input }) => saveCart(ctx, input)),
  merge: account.input(saveCartSchema).mutation(({ ctx, input }) => mergeCart(ctx, input)),
});

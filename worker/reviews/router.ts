import {
  allRatingsSchema,
  hideRatingSchema,
  rateBuyerSchema,
  rateSupplierSchema,
  receivedRatingsSchema,
  replyToRatingSchema,
  supplierRatingsSchema,
} from "#domain/reviews/rate.ts";
import { procedureFor, publicProcedure, router } from "#worker/trpc/init.ts";
import { hideRating } from "./hide-rating.ts";
import { allRatings, ratingsOfSupplier, receivedRatings } from "./list-ratings.ts";
import { rateBuyer, rateSupplier } from "./rate.ts";
import { replyToRating } from "./reply.ts";
import { toRate } from "./to-rate.ts";

const seller = procedureFor("supplier");
const house = procedureFor("admin");

export const ratingsRouter = router({
  ofSupplier: publicProcedure.input(supplierRatingsSchema).query(({ ctx, input }) => ratingsOfSupplier(ctx, input)),
  toRate: procedureFor("signed-in").query(({ ctx }) => toRate(ctx)),
  received: procedureFor("company")
    .input(receivedRatingsSchema)
    .query(({ ctx, input }) => receivedRatings(ctx, input)),
  all: house.input(allRatingsSchema).query(({ ctx, input }) => allRatings(ctx, input)),
  rateSupplier: procedureFor("verified")
    .input(rateSupplierSchema)
    .mutation(({ ctx, input }) => rateSupplier(ctx, input)),
  rateBuyer: seller.input(rateBuyerSchema).mutation(({ ctx, input }) => rateBuyer(ctx, input)),
  reply: seller.input(replyToRatingSchema).mutation(({ ctx, input }) => replyToRating(ctx, input)),
  hide: house.input(hideRatingSchema).mutation(({ ctx, input }) => hideRating(ctx, input)),
});

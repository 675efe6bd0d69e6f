import {
  allRatingsSchema,
  moderateRatingSchema,
  rateBuyerSchema,
  rateSupplierSchema,
  ratingsOfBuyersSchema,
  receivedRatingsSchema,
  replyToRatingSchema,
  supplierRatingsSchema,
} from "#domain/reviews/rate.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { allRatings, ratingsOfBuyers } from "./all-ratings.ts";
import { hideRating } from "./hide-rating.ts";
import { ratingsOfSupplier, receivedRatings } from "./list-ratings.ts";
import { rateBuyer, rateSupplier } from "./rate.ts";
import { replyToRating } from "./reply.ts";
import { showRating } from "./show-rating.ts";
import { toRate } from "./to-rate.ts";

const seller = procedureFor("supplier");
const operator = procedureFor("admin");

export const ratingsRouter = router({
  ofSupplier: publicProcedure.input(supplierRatingsSchema).query(({ ctx, input }) => ratingsOfSupplier(ctx, input)),
  toRate: procedureFor("signed-in").query(({ ctx }) => toRate(ctx)),
  received: procedureFor("company")
    .input(receivedRatingsSchema)
    .query(({ ctx, input }) => receivedRatings(ctx, input)),
  all: operator.input(allRatingsSchema).query(({ ctx, input }) => allRatings(ctx, input)),
  rateSupplier: procedureFor("verified")
    .input(rateSupplierSchema)
    .mutation(({ ctx, input }) => rateSupplier(ctx, input)),
  rateBuyer: seller.input(rateBuyerSchema).mutation(({ ctx, input }) => rateBuyer(ctx, input)),
  reply: seller.input(replyToRatingSchema).mutation(({ ctx, input }) => replyToRating(ctx, input)),
  ofBuyers: operator.input(ratingsOfBuyersSchema).query(({ ctx, input }) => ratingsOfBuyers(ctx, input)),
  show: operator.input(moderateRatingSchema).mutation(({ ctx, input }) => showRating(ctx, input)),
  hide: operator.input(moderateRatingSchema).mutation(({ ctx, input }) => hideRating(ctx, input)),
});

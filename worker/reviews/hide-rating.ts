import type { ModerateRating } from "#domain/reviews/rate.ts";
import { ratingStatusAt } from "#domain/reviews/rating-schedule.ts";
import type { PartyNews } from "#worker/orders/notify-parties.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { moderateBuyerRating } from "./moderate-buyer-rating.ts";
import { moderateRating } from "./moderate-rating.ts";

/**
 * The platform takes a rating down; both sides read why (workflows: Rating). Of a sealed one its author alone is told, since the
 * other side does not know of it yet.
 * @throws AppError as {@link moderateRating}; a hidden one can't be hidden
 */
export function hideRating(
  ctx: SignedInContext,
  input: ModerateRating,
): Promise<{ status: "hidden"; version: number }> {
  if (input.of === "buyer") return moderateBuyerRating(ctx, input, { action: "hide", to: "hidden" });
  return moderateRating(ctx, input, {
    action: "hide",
    to: ({ status }) => (status === "hidden" ? null : "hidden"),
    changes: () => ({ hiddenReason: input.reason }),
    notify: (_, rating) => {
      const isSealed = ratingStatusAt(rating, ctx.now()) === "sealed";
      const note = input.reason;
      const author: PartyNews = { to: "buyer", what: "rating_hidden", note };
      return isSealed ? [author] : [author, { to: "supplier", what: "rating_of_you_hidden", note }];
    },
  });
}

import type { ModerateRating } from "#domain/reviews/rate.ts";
import { ratingStatusAt } from "#domain/reviews/rating-schedule.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { moderateBuyerRating } from "./moderate-buyer-rating.ts";
import { moderateRating } from "./moderate-rating.ts";

/**
 * The platform puts back a rating that it took down: published where both sides have rated or the window is over, else sealed
 * as before. The sides are told where it can be read again.
 * @throws AppError as {@link moderateRating}; only a hidden one can be shown, and none of an order that a dispute cancelled
 */
export function showRating(
  ctx: SignedInContext,
  input: ModerateRating,
): Promise<{ status: "published" | "sealed" | "given"; version: number }> {
  if (input.of === "buyer") return moderateBuyerRating(ctx, input, { action: "show", to: "given" });
  return moderateRating<"published" | "sealed">(ctx, input, {
    action: "show",
    to: ({ status, publishedAt, opensAt, hasOfBuyer, orderStatus }) => {
      if (status !== "hidden" || orderStatus === "cancelled") return null;
      if (publishedAt !== null || hasOfBuyer) return "published";
      return ratingStatusAt({ status: "sealed", opensAt, orderStatus }, ctx.now()) === "published"
        ? "published"
        : "sealed";
    },
    changes: (to, { publishedAt }) => ({
      hiddenReason: null,
      publishedAt: to === "published" ? (publishedAt ?? ctx.now()) : null,
    }),
    notify: (to) =>
      to === "published"
        ? [
            { to: "buyer", what: "rating_published" },
            { to: "supplier", what: "rating_published" },
          ]
        : [],
  });
}

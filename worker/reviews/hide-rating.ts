import type { HideRating } from "#domain/reviews/rate.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";
import { moderateRating } from "./moderate-rating.ts";

/**
 * The house takes a rating down; both sides read why (workflows: Rating).
 * @throws AppError as {@link moderateRating}; a hidden one can't be hidden
 */
export function hideRating(ctx: SignedInContext, input: HideRating): Promise<{ status: "hidden"; version: number }> {
  return moderateRating(ctx, input, {
    action: "hide",
    to: ({ status }) => (status === "hidden" ? null : "hidden"),
    changes: () => ({ hiddenReason: input.reason }),
    tell: () => [
      { to: "buyer", what: "rating_hidden", note: input.reason },
      { to: "supplier", what: "rating_hidden", note: input.reason },
    ],
  });
}

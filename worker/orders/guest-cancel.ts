import type { GuestAskToCancel, GuestTransitionOrder } from "#domain/orders/transition-order.ts";
import type { Context } from "#worker/platform/context.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { askToCancel, consentToCancel, refuseToCancel } from "./cancel-by-consent.ts";
import type { OrderTransitioned } from "./take-step.ts";

const VERBS = { consent: consentToCancel, refuse: refuseToCancel };

/**
 * A guest asks the supplier to call off its order, as an account does (`askToCancel`). Three database calls.
 * @throws AppError NOT_FOUND for a wrong key and another's order; CONFLICT with state and action; RATE_LIMITED
 */
export async function guestAskToCancel(ctx: Context, input: GuestAskToCancel): Promise<OrderTransitioned> {
  const { reference, key, order, ...asked } = input;
  return askToCancel(await admitGuest(ctx, { reference, key }), { reference: order, ...asked });
}

/**
 * A guest agrees to the supplier's wish to cancel, or refuses it or takes its own back. Three database calls.
 * @throws AppError as {@link guestAskToCancel}
 */
export async function guestAnswerCancel(ctx: Context, answer: keyof typeof VERBS, input: GuestTransitionOrder) {
  const { reference, key, order, version } = input;
  return VERBS[answer](await admitGuest(ctx, { reference, key }), { reference: order, version });
}

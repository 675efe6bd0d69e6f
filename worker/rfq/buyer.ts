import { type SQL, sql } from "drizzle-orm";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";

/** The context of a guest who acts for one request by the link of its mails; only `admitGuest` makes one. */
export interface GuestContext extends Context {
  guest: {
    /** Of the one request. */
    reference: string;
    /** Of its link: the guest may have ended it since. */
    generation: number;
  };
}

/** Who may act for the buyer of a request. */
export type BuyerContext = SignedInContext | GuestContext;

/** Nobody's account, and the mailbox was proven: only then was the request opened. Erased ones have no address left. */
export const IS_GUESTS = sql`(${rfqs.buyerId} is null and ${rfqs.openedAt} is not null and ${rfqs.email} <> '')`;

/** Holds for requests of whoever acts: those of the account, or the guest's one until it joins an account. */
export function ownsRfq(ctx: BuyerContext): SQL {
  return "guest" in ctx
    ? sql`(${rfqs.reference} = ${ctx.guest.reference} and ${rfqs.linkGeneration} = ${ctx.guest.generation} and ${IS_GUESTS})`
    : sql`${rfqs.buyerId} = ${ctx.caller.userId}`;
}

/** Names who acts in events, and in keys and counters of its writes. */
export function actorIdOf(ctx: BuyerContext): string {
  return "guest" in ctx ? `guest:${ctx.guest.reference}` : ctx.caller.userId;
}

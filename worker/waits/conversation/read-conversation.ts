import type { ReadConversation } from "#domain/messaging/conversation.ts";
import { newestMatter } from "#domain/waits/matter.ts";
import { conversationOf, selectParts } from "#worker/messaging/conversation-parts.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { orderMatters, selectOrderMatters } from "./order-matters.ts";
import { productMatter, selectProductMatters } from "./product-matters.ts";
import { quoteMatters, requestMatters, selectQuoteMatters, selectRequestMatters } from "./request-matters.ts";

/**
 * A conversation of the caller as its screen opens it: the other side, the ways to reach it, what was spoken of, and the
 * matter that is newest and still open, with the act that waits for the caller. One call besides the session's.
 * @throws AppError NOT_FOUND for another's and a missing one alike
 */
export async function readConversation(ctx: SignedInContext, { id, locale }: ReadConversation) {
  const now = ctx.now();
  const { orders, quotes, requests, products, ...parts } = await batchOf(ctx, {
    ...selectParts(ctx, id),
    orders: selectOrderMatters(ctx, id),
    quotes: selectQuoteMatters(ctx, id),
    requests: selectRequestMatters(ctx, id),
    products: selectProductMatters(ctx, id),
  });
  const conversation = conversationOf(parts, locale);
  const { side } = conversation;
  const open = [
    ...orders.flatMap((row) => orderMatters(row, side, now)),
    ...quotes.flatMap((row) => quoteMatters(row, side, now)),
    ...requests.flatMap((row) => requestMatters(row, side, now)),
    ...products.map((row) => productMatter(row)),
  ];
  const mentions = parts.cards.flatMap(({ context, at }) => (context ? [{ id: context.id, at }] : []));
  return { ...conversation, matter: newestMatter(open, mentions)?.shown ?? null };
}

import type { QueryKey } from "@tanstack/react-query";

/**
 * The reads whose answers a browser keeps for screens without a network: what a seller's day and a buyer's open business show.
 * Nothing of operators, and nothing that opens an account: no profile, no settings, no sessions. Nor the account's cart: what is
 * in it is the browser's own, and an older one would be written over it.
 */
export const KEPT_READS = [
  "auth.session",
  "analytics.dashboard",
  "cart.price",
  "company.mine",
  "inbox.list",
  "inbox.one",
  "messages.list",
  "messages.one",
  "messages.unread",
  "notices.list",
  "notices.unread",
  "orders.mine",
  "orders.one",
  "orders.sold",
  "quotes.compare",
  "quotes.mine",
  "quotes.templates",
  "quotes.thread",
  "rfqs.mine",
  "rfqs.one",
  "waits.list",
] as const;

export interface Question {
  /** The procedure. */
  path: string;
  /** The procedure and what it was asked. */
  key: string;
  /** False for an answer that leaves out what was asked. */
  isAnsweredBy: (data: unknown) => boolean;
}

/** What a screen's query asks, where its answer is kept. */
export function questionOf([parts, ...asked]: QueryKey): Question | null {
  const path = Array.isArray(parts) ? parts.join(".") : "";
  if (!KEPT_READS.some((kept) => kept === path)) return null;
  return path === "cart.price"
    ? { path, key: path, isAnsweredBy: coversAll(asked) }
    : { path, key: `${path} ${JSON.stringify(asked)}`, isAnsweredBy: () => true };
}

/** The end of a conversation, which lives beside the queries. */
export function endOf(conversationId: string): Question {
  return { path: "messages.page", key: `messages.page ${conversationId}`, isAnsweredBy: () => true };
}

/** The cart's prices are kept once: they hold for fewer products too, and for other quantities. */
function coversAll(asked: unknown): (data: unknown) => boolean {
  const wanted = productsIn(asked);
  return (data) => {
    const priced = productsIn(data);
    return wanted.every((id) => priced.includes(id));
  };
}

/** The products that something names, wherever it does. */
function productsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(productsIn);
  return "productId" in value ? [value.productId, ...inside] : inside;
}

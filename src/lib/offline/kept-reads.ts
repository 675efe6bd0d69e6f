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
  /** False for an answer that a screen is not given. */
  isAnsweredBy: (data: unknown) => boolean;
}

/** What a screen's query asks, where its answer is kept. */
export function questionOf([parts, ...asked]: QueryKey): Question | null {
  const path = Array.isArray(parts) ? parts.join(".") : "";
  if (!KEPT_READS.some((kept) => kept === path)) return null;
  const isAnsweredBy = path === "company.mine" ? isApproved : () => true;
  return { path, key: `${path} ${JSON.stringify(asked)}`, isAnsweredBy };
}

/** The end of a conversation, which lives beside the queries. */
export function endOf(conversationId: string): Question {
  return { path: "messages.page", key: `messages.page ${conversationId}`, isAnsweredBy: () => true };
}

/** It opens a company's screens; one that is not approved yet has forms there, which would begin with what it said before. */
function isApproved(company: unknown): boolean {
  return typeof company === "object" && company !== null && "status" in company && company.status === "approved";
}

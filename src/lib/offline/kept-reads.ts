/**
 * The reads whose answers a browser keeps for a page without a network: what a seller's day and a buyer's open business show.
 * Nothing of operators, and nothing that opens an account: no profile, no settings, no sessions.
 */
const KEPT_READS: ReadonlySet<string> = new Set([
  "auth.session",
  "analytics.dashboard",
  "cart.mine",
  "cart.price",
  "company.mine",
  "inbox.list",
  "inbox.one",
  "messages.list",
  "messages.one",
  "messages.page",
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
]);

/** True for a read that is kept; of a conversation its end alone. */
export function isKeptRead(path: string, input: unknown): boolean {
  if (!KEPT_READS.has(path)) return false;
  return path !== "messages.page" || !isFurtherPage(input);
}

function isFurtherPage(input: unknown): boolean {
  return typeof input === "object" && input !== null && ("before" in input || "after" in input);
}

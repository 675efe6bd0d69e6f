import { MAX_ROUNDS, type QuoteAction, quoteMachine } from "#domain/rfq/quote-machine.ts";
import type { summaryOf } from "./quote-summary.ts";

/** What a side may do with a quote now: what the machine knows and the request and the rounds allow. */
export function quoteActionsOf(
  { status, rounds, bindingUntil }: Pick<ReturnType<typeof summaryOf>, "status" | "rounds" | "bindingUntil">,
  side: "supplier" | "buyer",
  { rfqStatus, isBuyerReachable }: { rfqStatus: string; isBuyerReachable: boolean },
): QuoteAction[] {
  const isLive = rfqStatus === "open" || rfqStatus === "closed";
  const isBinding = bindingUntil !== null && isBuyerReachable;
  return quoteMachine.actionsOf(status, side).filter((action) => {
    if (action === "reject" || action === "withdraw") return true;
    if (action === "counter" && rounds >= MAX_ROUNDS) return false;
    // While it binds, the buyer's terms are taken as an order; otherwise as a version that the buyer accepts.
    if (action === "accept_counter" && isBinding) return false;
    if (action === "accept_binding" && !isBinding) return false;
    return action === "send" ? rfqStatus === "open" : isLive;
  });
}

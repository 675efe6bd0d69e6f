import { useState } from "react";
import type { QuoteAction } from "#domain/rfq/quote-machine.ts";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { createSendingIntent } from "#src/lib/calls/sending-intent.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import type { Thread } from "./thread.ts";

/** Moves that take no words, only a yes. */
export type QuickTransition = Extract<
  QuoteAction,
  "accept_counter" | "accept_binding" | "decline_counter" | "withdraw_counter"
>;

/** A network that answers no sooner reads as no answer. */
const MOVE_MS = 20_000;

/** Makes a move of the quote as it is on screen; a move that came too late shows what is new. */
export function useQuickTransition({ quote: { id, version }, events }: Thread, onEnd: () => void) {
  const { client, quotes } = api.useUtils();
  const [intent] = useState(() => createSendingIntent(`accept-counter:${id}`));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const once = (move: QuickTransition, signal: AbortSignal, call: () => Promise<unknown>) =>
    makeOwnTransition({
      name: JSON.stringify([move, id, version]),
      call,
      isMade: async () => {
        const now = await client.quotes.thread.query({ id }, { signal });
        return now.events.slice(events.length).some(({ action }) => action === move);
      },
    });
  const calls: Record<QuickTransition, (signal: AbortSignal) => Promise<unknown>> = {
    accept_counter: (signal) =>
      client.quotes.acceptCounter.mutate({ id, version, idempotencyKey: intent.keyFor({ version }) }, { signal }),
    accept_binding: (signal) =>
      client.quotes.acceptBinding.mutate(
        { id, version, idempotencyKey: intent.keyFor({ binding: version }) },
        { signal },
      ),
    decline_counter: (signal) =>
      once("decline_counter", signal, () => client.quotes.declineCounter.mutate({ id, version }, { signal })),
    withdraw_counter: (signal) =>
      once("withdraw_counter", signal, () => client.quotes.withdrawCounter.mutate({ id, version }, { signal })),
  };
  const move = async (action: QuickTransition) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await retryTransient(() => withTimeout(calls[action], { ms: MOVE_MS }));
    } catch (error) {
      setFailure(toCallFailure(error));
    }
    await quotes.invalidate();
    setBusy(false);
    onEnd();
  };
  return { move, isBusy, failure };
}

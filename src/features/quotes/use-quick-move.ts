import { useState } from "react";
import type { QuoteAction } from "#domain/rfq/quote-machine.ts";
import { type CallFailure, toCallFailure } from "#src/lib/errors.ts";
import { retryTransient } from "#src/lib/retry-transient.ts";
import { createSendingIntent } from "#src/lib/sending-intent.ts";
import { api } from "#src/lib/trpc.ts";
import type { Thread } from "./thread.ts";

/** Moves that take no words, only a yes. */
export type QuickMove = Extract<QuoteAction, "accept_counter" | "decline_counter" | "withdraw_counter">;

/** Makes a move of the quote as it is on screen; a move that came too late shows what is new. */
export function useQuickMove({ id, version }: Thread["quote"], onEnd: () => void) {
  const { client, quotes } = api.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const calls: Record<QuickMove, () => Promise<unknown>> = {
    accept_counter: () => {
      const idempotencyKey = createSendingIntent(`accept-counter:${id}`).keyFor({ version });
      return client.quotes.acceptCounter.mutate({ id, version, idempotencyKey });
    },
    decline_counter: () => client.quotes.declineCounter.mutate({ id, version }),
    withdraw_counter: () => client.quotes.withdrawCounter.mutate({ id, version }),
  };
  const move = async (action: QuickMove) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await retryTransient(calls[action]);
    } catch (error) {
      setFailure(toCallFailure(error));
    }
    await quotes.invalidate();
    setBusy(false);
    onEnd();
  };
  return { move, isBusy, failure };
}

import { useState } from "react";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import type { TrackedOrderFacts } from "./tracked-order.tsx";

export type CancelAnswer = "consent" | "refuse";

/** A network that answers no sooner reads as no answer. */
const MOVE_MS = 20_000;

/** Answers a wish to cancel as it is on screen; an answer that came too late shows what is new. */
export function useCancelAnswer(order: TrackedOrderFacts, link: RfqLink, onEnd: () => void) {
  const { client, rfq } = api.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const { reference, version } = order;
  const call = (answer: CancelAnswer, signal: AbortSignal) =>
    makeOwnTransition({
      name: JSON.stringify([answer, reference, version]),
      call: () => client.guest[`${answer}ToCancel`].mutate({ ...link, order: reference, version }, { signal }),
      isMade: async () => {
        const { answers } = await client.rfq.track.query(link, { signal });
        const now = answers.find((one) => one.order?.reference === reference)?.order;
        return answer === "consent" ? now?.status === "cancelled" : now?.cancel === "ask";
      },
    });
  const answer = async (which: CancelAnswer) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await retryTransient(() => withTimeout((signal) => call(which, signal), { ms: MOVE_MS }));
    } catch (error) {
      setFailure(toCallFailure(error));
    }
    await rfq.track.invalidate();
    setBusy(false);
    onEnd();
  };
  return { answer, isBusy, failure };
}

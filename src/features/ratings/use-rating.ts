import { useRef, useState } from "react";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { createSendingIntent, type SendingIntent } from "#src/lib/calls/sending-intent.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import { useKeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { type Draft, dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

/** A network that answers no sooner reads as no answer; the key makes the next try safe. */
const SEND_TIMEOUT_MS = 20_000;

type RatingCall = (idempotencyKey: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Sends a rating once, however often it is tried. What was chosen stays where it fails, and in the tab until it was sent;
 * both of these forms stand in private pages, which the server never draws.
 */
export function useRating(place: string) {
  useKeptWriting();
  const utils = api.useUtils();
  const intent = useRef<SendingIntent>(undefined);
  const [draft, setDraft] = useState(() => readDraft(place));
  const [failure, setFailure] = useState<CallFailure>();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const keep = (news: Draft) => {
    const kept = { ...draft, ...news };
    setDraft(kept);
    writeDraft(place, kept);
  };
  const send = async (contents: unknown, call: RatingCall) => {
    setFailure(undefined);
    setSending(true);
    intent.current ??= createSendingIntent(place);
    const key = intent.current.keyFor(contents);
    try {
      await retryTransient(() => withTimeout((signal) => call(key, signal), { ms: SEND_TIMEOUT_MS }));
      intent.current.forget();
      dropDraft(place);
      setSent(true);
      await Promise.all([utils.ratings.invalidate(), utils.orders.invalidate()]);
    } catch (error) {
      const found = toCallFailure(error);
      if (found.code === "KEY_REUSED") intent.current.forget();
      if (found.code === "CONFLICT") void utils.ratings.invalidate();
      setFailure(found);
    } finally {
      setSending(false);
    }
  };
  return { send, keep, draft, failure, isSending, isSent, client: utils.client };
}

/** Stars as a draft holds them; 0 while none were chosen. */
export function starsIn(draft: Draft, name: string): number {
  const stars = Number(draft[name] ?? 0);
  return [1, 2, 3, 4, 5].includes(stars) ? stars : 0;
}

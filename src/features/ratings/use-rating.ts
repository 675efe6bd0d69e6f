import { useRef, useState } from "react";
import { type CallFailure, toCallFailure } from "#src/lib/errors.ts";
import { retryTransient } from "#src/lib/retry-transient.ts";
import { createSendingIntent, type SendingIntent } from "#src/lib/sending-intent.ts";
import { api } from "#src/lib/trpc.ts";

/** Sends a rating once, however often it is tried; what was chosen stays where it fails. */
export function useRating(place: string) {
  const utils = api.useUtils();
  const intent = useRef<SendingIntent>(undefined);
  const [failure, setFailure] = useState<CallFailure>();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (contents: unknown, call: (idempotencyKey: string) => Promise<unknown>) => {
    setFailure(undefined);
    setSending(true);
    intent.current ??= createSendingIntent(place);
    const key = intent.current.keyFor(contents);
    try {
      await retryTransient(() => call(key));
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
  return { send, failure, isSending, isSent, client: utils.client };
}

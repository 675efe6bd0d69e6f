import { api } from "#src/lib/trpc.ts";
import { askedWords } from "./asked-words.ts";
import type { SentQuote } from "./request-quote-form.tsx";
import { wideningWords } from "./widening-words.ts";

/** How many suppliers an open request went to, counted by the server once its invitations stand, and what comes without a quote. */
export function SentTo({ sent: { reference, accessKey } }: { sent: SentQuote }) {
  const { data } = api.rfq.track.useQuery({ reference, key: accessKey });
  if (!data) return null;
  return (
    <>
      <p>{askedWords(data.asked, true)}</p>
      <p className="text-sand-700">{wideningWords(data, data.asked.added)}</p>
    </>
  );
}

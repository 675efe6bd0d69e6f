import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { api } from "#src/lib/trpc.ts";
import type { SentQuote } from "./request-quote-form.tsx";

/** How many suppliers an open request went to: counted by the server once its invitations stand. */
export function SentTo({ sent: { reference, accessKey } }: { sent: SentQuote }) {
  const { data } = api.rfq.track.useQuery({ reference, key: accessKey });
  if (!data) return null;
  const { invited } = data.asked;
  return <p>{invited === 0 ? m.rfqs_invited_none() : m.rfq_track_invited(counted(invited))}</p>;
}

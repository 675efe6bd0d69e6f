import { confirmRfqSchema, type TrackRfq } from "./rfq-link.ts";

const linkSchema = confirmRfqSchema.partial({ proof: true });

/** A guest's link with its key; the proof only where the mail that asks to confirm led here. */
export type GuestLink = TrackRfq & { key: string };

/** The link that an address or a cookie carries; null for a malformed one, which opens nothing. */
export function guestLinkOf(parts: {
  reference: string;
  key?: string | null;
  proof?: string | null;
}): GuestLink | null {
  const { reference, key, proof } = parts;
  const link = linkSchema.safeParse(proof ? { reference, key, proof } : { reference, key });
  return link.success ? link.data : null;
}

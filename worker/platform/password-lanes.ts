import type { HashCaller, Resting } from "./hash-turns.ts";

/** The part of an address that one subscriber may hold whole: /48 of IPv6, /24 of IPv4. */
const NETWORK = /^(?:[0-9a-f]+:){3}(?=[0-9a-f]+::\/64$)|^(?:\d{1,3}\.){3}(?=\d{1,3}$)/;

/** Whose request waits. */
interface Waiting {
  /** As {@link limitedAddress} writes it. */
  clientAddress: string;
  place?: Resting;
}

/**
 * Who waits for a hash of a password, and in whose lanes (security 32): its account's, its address's and the network's around that.
 * @param account the e-mail that was typed or is the caller's; none where the owner may not be made to wait for strangers
 */
export function hashCaller({ clientAddress, place }: Waiting, account?: string): HashCaller {
  const network = NETWORK.exec(clientAddress)?.[0] ?? clientAddress;
  const lanes = [`address:${clientAddress}`, `network:${network}`];
  return { lanes: account === undefined ? lanes : [`account:${account}`, ...lanes], place };
}

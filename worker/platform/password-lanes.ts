/** The part of an address that one subscriber may hold whole: /48 of IPv6, /24 of IPv4. */
const NETWORK = /^(?:[0-9a-f]+:){3}(?=[0-9a-f]+::\/64$)|^(?:\d{1,3}\.){3}(?=\d{1,3}$)/;

/**
 * In whose lanes a hash of a password waits (security 32): its account's, its address's and the network's around that.
 * @param clientAddress as {@link limitedAddress} writes it
 * @param account the e-mail that was typed or is the caller's; none where the owner may not be made to wait for strangers
 */
export function passwordLanes({ clientAddress }: { clientAddress: string }, account?: string): string[] {
  const network = NETWORK.exec(clientAddress)?.[0] ?? clientAddress;
  const lanes = [`address:${clientAddress}`, `network:${network}`];
  return account === undefined ? lanes : [`account:${account}`, ...lanes];
}

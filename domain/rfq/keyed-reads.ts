/** Reads whose input travels in the body of a POST: a key, since addresses stand in logs, and a text longer than an address may be. */
export const KEYED_READS: readonly string[] = ["rfq.track", "rfq.understand"];

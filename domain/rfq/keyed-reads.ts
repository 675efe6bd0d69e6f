/** Reads whose input holds a key: it travels in the body of a POST, since addresses stand in logs. */
export const KEYED_READS: readonly string[] = ["rfq.track"];

/** How the address of a conversation names one of its messages. */
export function hashOf(seq: number): string {
  return `message-${seq}`;
}

/** The number of the message that an address names; null for none. */
export function seqIn(hash: string): number | null {
  const seq = Number(/^#?message-(\d{1,12})$/.exec(hash)?.[1] ?? 0);
  return seq > 0 ? seq : null;
}

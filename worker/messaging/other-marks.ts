/** How far the other side has read and received. */
export interface Marks {
  otherReadSeq: number;
  otherDeliveredSeq: number;
}

/**
 * How far the other side has read and received, as its partner may know it: behind a block it looks as if it never came, as
 * with presence (party/conversation.ts), so that nobody learns what the other does meanwhile.
 */
export function marksOf({ isBlocked, otherReadSeq, otherDeliveredSeq }: Marks & { isBlocked: boolean }): Marks {
  return isBlocked ? { otherReadSeq: 0, otherDeliveredSeq: 0 } : { otherReadSeq, otherDeliveredSeq };
}

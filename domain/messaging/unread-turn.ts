import { type Wait, waitsUntil } from "#domain/kernel/turn.ts";

const READ = {
  buyer: { side: "buyer", action: "read" },
  supplier: { side: "supplier", action: "read" },
} as const;

/** One side of a conversation, and how many of the other side's messages it has not read. */
export interface UnreadFacts {
  side: "buyer" | "supplier";
  unread: number;
}

/** What a side of a conversation waits for: its reader, while something is unread. */
export function unreadWaits({ side, unread }: UnreadFacts): Wait<(typeof READ)["buyer" | "supplier"]>[] {
  return unread > 0 ? waitsUntil([READ[side]], null) : [];
}

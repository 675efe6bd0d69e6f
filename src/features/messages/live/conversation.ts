import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";

export type StoredMessage = ApiOutputs["messages"]["page"]["items"][number];
export type OpenConversation = ApiOutputs["messages"]["one"];
export type ConversationRow = ApiOutputs["messages"]["list"]["items"][number];

/**
 * Messages that are known, with others that came along: each once, in the order of their numbers. A stored message never
 * changes, so the known one stays the same object.
 */
export function mergeMessages(known: readonly StoredMessage[], more: readonly StoredMessage[]): StoredMessage[] {
  const byId = new Map([...more, ...known].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/** The number up to which nothing is missing, counted from the first known message; 0 when none is. */
export function seamlessUpTo(known: readonly StoredMessage[]): number {
  let [last] = known.map(({ seq }) => seq);
  if (last === undefined) return 0;
  for (const { seq } of known.slice(1)) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}

export type Tick = "sent" | "delivered" | "read";

/** How far one's own message has come. */
export function tickOf(seq: number, { otherReadSeq, otherDeliveredSeq }: Marks): Tick {
  if (seq <= otherReadSeq) return "read";
  return seq <= otherDeliveredSeq ? "delivered" : "sent";
}

/** How far the other side has read and received. */
export interface Marks {
  otherReadSeq: number;
  otherDeliveredSeq: number;
}

/** Read receipts only go forward: what is told late does not take back what is known. */
export function furthest(one: Marks, other: Marks): Marks {
  return {
    otherReadSeq: Math.max(one.otherReadSeq, other.otherReadSeq),
    otherDeliveredSeq: Math.max(one.otherDeliveredSeq, other.otherDeliveredSeq),
  };
}

/** The number of the newest message of the other side up to which nothing is missing; 0 when there is none. */
export function lastOfOther(known: readonly StoredMessage[]): number {
  const seamless = seamlessUpTo(known);
  return known.findLast(({ mine, kind, seq }) => !mine && kind !== "context" && seq <= seamless)?.seq ?? 0;
}

/** What waits in the outbox, without what the conversation shows already. */
export function notStored<One extends { clientId: string }>(
  unsent: readonly One[],
  known: readonly StoredMessage[],
): readonly One[] {
  if (unsent.length === 0) return unsent;
  const stored = new Set(known.filter(({ mine }) => mine).map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !stored.has(clientId));
}

/** Where in a conversation stands what was not stored. */
interface Places<One> {
  /** By the id of the stored message that they stand before. */
  before: ReadonlyMap<string, readonly One[]>;
  end: readonly One[];
}

/**
 * What was refused stands where it was written, so that it does not push what is new from the end; before all that is
 * held where that lies further back. What waits stands at the end.
 */
export function placesOf<One extends Pick<UnsentMessage, "state" | "afterSeq">>(
  unsent: readonly One[],
  known: readonly StoredMessage[],
): Places<One> {
  const before = new Map<string, One[]>();
  const end: One[] = [];
  for (const one of unsent) {
    const { state, afterSeq = Number.POSITIVE_INFINITY } = one;
    const next = state === "failed" ? known.find(({ seq }) => seq > afterSeq) : undefined;
    if (next) before.set(next.id, [...(before.get(next.id) ?? []), one]);
    else end.push(one);
  }
  return { before, end };
}

export type MessageFile = StoredMessage["files"][number];

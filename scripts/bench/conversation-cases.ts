import { setTimeout as sleep } from "node:timers/promises";
import { Connection, type Shot } from "./connection.ts";
import type { Pair } from "./conversation-pairs.ts";
import { ConversationSocket } from "./conversation-sockets.ts";
import { type Spread, spreadOf } from "./percentiles.ts";
import type { Site } from "./site.ts";
import type { Trader } from "./traders.ts";

export interface ConversationLoad {
  /** Each has both its sides in the room. */
  pairs: readonly Pair[];
  messages: number;
  /** Sent at this pace whether or not earlier ones were answered. */
  messagesASecond: number;
}

export interface ConversationFigures {
  sockets: number;
  /** From sending until the answer that it is stored, in milliseconds. */
  stored: Spread;
  /** From sending until it is on the other side's socket. */
  heard: Spread;
  lost: number;
  /** Resident memory of workerd in bytes, and what it grew by with the sockets. */
  memory: number | undefined;
  grown: number | undefined;
}

/** As many rooms are entered at a time. */
const ENTER_AT_ONCE = 10;
const WARM_UP = 20;

/** All pairs sit in their rooms; one after the other a side writes and the other hears it. */
export async function conversation(
  site: Site,
  { pairs, messages, messagesASecond }: ConversationLoad,
): Promise<ConversationFigures> {
  const before = site.use()?.memory;
  const rooms = await enterAll(site, pairs);
  const lanes: Connection[] = [];
  const stored: number[] = [];
  const heard: number[] = [];
  let lost = 0;
  const write = async (n: number) => {
    const room = rooms[n % rooms.length];
    const lane = lanes.pop() ?? new Connection(site.url);
    if (!room) return;
    const clientId = crypto.randomUUID();
    const from = performance.now();
    await lane.send(send(room.pair.buyer, room.pair.conversation, clientId));
    const answered = performance.now() - from;
    lanes.push(lane);
    const at = await room.seller.cameAt(clientId);
    if (at === undefined) lost += 1;
    if (n < WARM_UP || at === undefined) return;
    stored.push(answered);
    heard.push(at - from);
  };
  const underWay: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < messages + WARM_UP; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / messagesASecond - performance.now()));
    underWay.push(write(n));
  }
  await Promise.all(underWay);
  const memory = site.use()?.memory;
  for (const lane of lanes) lane.close();
  for (const { buyer, seller } of rooms) for (const socket of [buyer, seller]) socket.close();
  const grown = memory !== undefined && before !== undefined ? memory - before : undefined;
  return { sockets: 2 * rooms.length, stored: spreadOf(stored), heard: spreadOf(heard), lost, memory, grown };
}

interface SeatedPair {
  pair: Pair;
  buyer: ConversationSocket;
  seller: ConversationSocket;
}

async function enterAll({ url }: Site, pairs: readonly Pair[]): Promise<SeatedPair[]> {
  const rooms: SeatedPair[] = [];
  const enter = async (pair: Pair) => {
    const buyer = await ConversationSocket.open(url, pair.buyer, "conversation", pair.conversation);
    const seller = await ConversationSocket.open(url, pair.seller, "conversation", pair.conversation);
    rooms.push({ pair, buyer, seller });
  };
  for (let from = 0; from < pairs.length; from += ENTER_AT_ONCE)
    await Promise.all(pairs.slice(from, from + ENTER_AT_ONCE).map(enter));
  return rooms;
}

function send({ cookie }: Trader, conversationId: string, clientId: string): Shot {
  const body = JSON.stringify({ conversationId, clientId, kind: "text", content: "نؤكد استلام العرض، شكراً" });
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
  return { path: "/api/trpc/messages.send", method: "POST", headers, body };
}

/** Reads of a conversation, by what they are called. */
const READS = {
  "opened (messages.one)": (id: string) => ["messages.one", { id, locale: "ar" }],
  "its newest page": (id: string) => ["messages.page", { id }],
  "a page from its middle": (id: string, length: number) => [
    "messages.page",
    { id, before: Math.ceil(length / 2) + 25 },
  ],
  "what came after the middle": (id: string, length: number) => [
    "messages.page",
    { id, after: Math.floor(length / 2) },
  ],
  "the list it stands in": () => ["messages.list", { locale: "ar" }],
} as const satisfies Record<string, (id: string, length: number) => readonly [string, object]>;

const TIMES = 200;

/** Reads a conversation of `length` messages, one after the other. */
export async function read(site: Site, { buyer, conversation }: Pair, length: number): Promise<Map<string, Spread>> {
  const lane = new Connection(site.url);
  const figures = new Map<string, Spread>();
  for (const [label, read] of Object.entries(READS)) {
    const [procedure, input] = read(conversation, length);
    const path = `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const took: number[] = [];
    for (let n = 0; n < TIMES + WARM_UP; n += 1) {
      const from = performance.now();
      await lane.send({ path, headers: { cookie: buyer.cookie } });
      if (n >= WARM_UP) took.push(performance.now() - from);
    }
    figures.set(label, spreadOf(took));
  }
  lane.close();
  return figures;
}

import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { patientClock, startConversation } from "./conversation.ts";

const OPERATIONS = inject("randomOperations");
const SEED = inject("randomSeed");
const AT_ONCE = 8;
const CHECK_EVERY = 200;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is unread by counting messages, in words of their own: nothing of the code's. */
const COUNTED = sql`select m.conversation_id as id, m.user_id as user, m.unread, m.read_seq, m.delivered_seq, c.last_seq,
    (select count(*) from messages x where x.conversation_id = c.id and x.seq > m.read_seq and x.side <> m.side
      and x.kind <> 'context') as counted,
    (select min(x.created_at) from messages x where x.conversation_id = c.id and x.seq > m.read_seq and x.side <> m.side
      and x.kind <> 'context') as since, m.unread_since,
    (select count(*) from messages x where x.conversation_id = c.id) as said,
    (select count(distinct x.seq) from messages x where x.conversation_id = c.id and x.seq between 1 and c.last_seq) as numbered
  from conversation_members m join conversations c on c.id = m.conversation_id`;

interface Counted {
  user: string;
  unread: number;
  counted: number;
  read_seq: number;
  delivered_seq: number;
  last_seq: number;
  said: number;
  numbered: number;
  since: number | null;
  unread_since: number | null;
}

async function check(db: Database, people: Actor[], seed: string) {
  const rows = await db.all<Counted>(COUNTED);
  for (const row of rows) {
    expect(row.unread, seed).toBe(row.counted);
    expect([row.said, row.numbered], seed).toEqual([row.last_seq, row.last_seq]);
    expect(row.read_seq <= row.delivered_seq && row.delivered_seq <= row.last_seq, seed).toBe(true);
    expect((row.unread_since === null) === (row.counted === 0), seed).toBe(true);
  }
  for (const who of people) {
    const own = rows.filter(({ user, counted }) => user === who.userId && counted > 0);
    const messages = own.reduce((sum, { counted }) => sum + counted, 0);
    expect(await callerAs(db, who).messages.unread(), seed).toEqual({ conversations: own.length, messages });
  }
}

it(`agrees with what SQL counts after ${OPERATIONS} random operations, and keeps each message once (RANDOM_SEED=${SEED})`, async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  const { "buyer A": one, "buyer B": two, "approved A": first, "approved B": second } = actors;
  const pairs: [Actor, Actor][] = [
    [one, first],
    [one, second],
    [two, first],
  ];
  const conversations = await Promise.all(
    pairs.map(async ([b, s]) => ({ id: await startConversation(db, b, s), sides: [b, s] as const })),
  );
  const clock = patientClock(TEST_NOW);
  const random = numbersOf(SEED);
  const upTo = (most: number) => Math.floor(random() * most);
  const sent: { id: string; who: Actor; clientId: string }[] = [];
  const acknowledged = new Map<string, number>();
  let [made, refused] = [0, 0];

  const send = async (message: (typeof sent)[number], content: string) => {
    const { id, who, clientId } = message;
    try {
      const words = { conversationId: id, clientId, kind: "text" as const, content };
      const { seq } = await callerAs(db, who, clock).messages.send(words);
      expect(acknowledged.get(clientId) ?? seq).toBe(seq);
      acknowledged.set(clientId, seq);
    } catch (error) {
      // A block may stand, then there is nothing; what was acknowledged before stays so.
      if (!(error instanceof AppError) && !String(error).includes("FORBIDDEN")) throw error;
      expect(acknowledged.has(clientId)).toBe(false);
      refused += 1;
    }
  };
  /** Chosen here, by the seed alone, and run beside others. */
  const next = (): (() => Promise<unknown>) => {
    const conversation = conversations[upTo(conversations.length)] ?? conversations[0];
    const [id, who] = [conversation?.id ?? "", conversation?.sides[upTo(2)] ?? one];
    const [kind, seq, device] = [random(), upTo(made + 3), upTo(2)];
    const own = () => callerAs(db, who, { ...clock, userAgent: `device ${device}` }).messages;
    if (kind < 0.42) {
      const message = { id, who, clientId: crypto.randomUUID() };
      sent.push(message);
      return () => send(message, `${sent.length}`);
    }
    const again = sent[upTo(sent.length)];
    if (kind < 0.52 && again) return () => send(again, "a second try");
    if (kind < 0.74) return () => own().seen({ id, seq });
    if (kind < 0.84) return () => own().delivered({ id, seq });
    if (kind < 0.88) return () => own().delivered({ all: true });
    if (kind < 0.91) return () => own().block({ id });
    return () => own().unblock({ id });
  };

  for (let since = 0; made < OPERATIONS; ) {
    const work = Array.from({ length: Math.min(AT_ONCE, OPERATIONS - made) }, next);
    made += work.length;
    since += work.length;
    await Promise.all(work.map((operation) => operation()));
    if (since < CHECK_EVERY && made < OPERATIONS) continue;
    since = 0;
    await check(db, Object.values(actors), `RANDOM_SEED=${SEED}, after ${made}`);
  }
  const stored = await db.all<{ client_id: string; seq: number }>(
    sql`select client_id, seq from messages where kind <> 'context'`,
  );
  expect(new Map(stored.map(({ client_id, seq }) => [client_id, seq])), `RANDOM_SEED=${SEED}`).toEqual(acknowledged);
  expect(stored).toHaveLength(acknowledged.size);
  expect(refused).toBeGreaterThan(0);
}, 3_600_000);

import { setTimeout as sleep } from "node:timers/promises";
import { type Outcome, wrongsOf } from "./outcome.ts";
import { Seat } from "./seat.ts";
import type { Acting } from "./session.ts";
import type { Stage } from "./stage.ts";
import { failOn } from "./tell.ts";
import { message } from "./writes.ts";

/** The first entering is no storm. */
const ENTER_AT_ONCE = 10;
/** Frames are published behind the answers: none came for so long, and no screen waits longer before it asks by itself. */
const QUIET_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
/** A refusal of a room, and of the token before it. */
const MAY_REFUSE = /\b(?:429|503)\b/;

/** Every socket is cut, people go on writing, and all come back at once: each message is there once, in its place. */
export async function stormOfSockets({ session, origin }: Stage, pairs: number): Promise<void> {
  const seats = session.market.pairs
    .slice(0, pairs)
    .flatMap((pair) => [new Seat(pair, pair.buyer, origin), new Seat(pair, pair.seller, origin)]);
  const sent: string[] = [];
  const outcomes: Outcome[] = [];
  const acting = session.acting(outcomes);
  for (let from = 0; from < seats.length; from += ENTER_AT_ONCE)
    await Promise.all(seats.slice(from, from + ENTER_AT_ONCE).map((seat) => seat.enter(acting)));
  await say(acting, pairs, sent);
  for (const seat of seats) seat.drop();
  await say(acting, pairs, sent);
  const from = performance.now();
  const [back] = await Promise.all([
    Promise.all(seats.map((seat) => comeBack(seat, acting))),
    say(acting, pairs, sent),
  ]);
  const seconds = (performance.now() - from) / 1000;
  await untilQuiet(seats);
  const missed = await lookAgain(seats, acting);
  const refusals = seats.flatMap((one) => one.refusals);
  console.log(
    `\nsockets: ${seats.length} came back within ${seconds.toFixed(1)} s, ${refusals.length} tries refused; ` +
      `${sent.length} messages, ${missed} seen by asking again alone`,
  );
  failOn("sockets", [
    ...wrongsOf(outcomes),
    ...refusals.filter((text) => !MAY_REFUSE.test(text)),
    ...(back.every(Boolean) ? [] : ["not everybody was let in again"]),
    ...gapsOf(seats, sent),
  ]);
  for (const seat of seats) seat.drop();
}

/** One of each conversation writes. */
async function say(acting: Acting, pairs: number, sent: string[]): Promise<void> {
  const one = async (n: number) => {
    const written = message(acting.market, n);
    if ((await acting.write("messages.send", written)) === "done") sent.push(written.mark);
  };
  await Promise.all(Array.from({ length: pairs }, (_, n) => one(n)));
}

async function comeBack(seat: Seat, acting: Acting): Promise<boolean> {
  const isIn = await seat.enter(acting);
  await seat.catchUp(acting);
  return isIn;
}

async function untilQuiet(seats: readonly Seat[]): Promise<void> {
  const seen = () => {
    for (const seat of seats) seat.hear();
    return seats.reduce((sum, one) => sum + one.seen.size, 0);
  };
  for (let [before, end] = [-1, Date.now() + LONGEST_WAIT_MS]; before < seen() && Date.now() < end; ) {
    before = seen();
    await sleep(QUIET_MS);
  }
}

/** Sockets only hint: what one did not tell is there on asking. @returns how much that was */
async function lookAgain(seats: readonly Seat[], acting: Acting): Promise<number> {
  let missed = 0;
  for (const seat of seats) {
    const before = seat.seen.size;
    await seat.catchUp(acting);
    missed += seat.seen.size - before;
  }
  return missed;
}

/** What a screen lacks or shows twice: numbers have no gap, and each message has one. */
function gapsOf(seats: readonly Seat[], sent: readonly string[]): string[] {
  const wanted = new Set(sent);
  const ofPair = new Map<string, Set<string>>();
  const wrongs: string[] = [];
  for (const { pair, seen } of seats) {
    const shown = [...seen.values()];
    const all = ofPair.get(pair.conversation) ?? new Set();
    ofPair.set(pair.conversation, new Set([...all, ...shown]));
    if (new Set(shown).size < shown.length) wrongs.push(`${pair.conversation} shows a message twice`);
    const first = Math.min(...seen.keys());
    if (Math.max(...seen.keys()) - first + 1 !== seen.size) wrongs.push(`${pair.conversation} has a gap`);
  }
  for (const { pair, seen } of seats) {
    const lacks = [...(ofPair.get(pair.conversation) ?? [])].filter(
      (id) => wanted.has(id) && ![...seen.values()].includes(id),
    );
    if (lacks.length > 0) wrongs.push(`a side of ${pair.conversation} lacks ${lacks.length}`);
  }
  const seenByAny = new Set([...ofPair.values()].flatMap((all) => [...all]));
  const nowhere = sent.filter((id) => !seenByAny.has(id));
  return nowhere.length > 0 ? [...wrongs, `${nowhere.length} messages were seen by nobody`] : wrongs;
}

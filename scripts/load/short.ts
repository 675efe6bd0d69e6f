import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MIX } from "./mix.ts";
import { isDone, type Outcome, wrongsOf } from "./outcome.ts";
import { READS, SIGN_IN } from "./sign-in-storm.ts";
import type { Stage } from "./stage.ts";
import { failOn, tellHead, tellRun } from "./tell.ts";

/** Longer than reads and writes wait for the database. */
const SILENCE_MS = 12_000;
const AT_ONCE = 60;
const SIGN_INS = 24;
const TRIES = 30;
/** More than get a place in the Worker, each cut off while it waits; their answers come so late, but come. */
const LEAVERS = 100;
const LEAVE_AFTER_MS = 300;
const SLOW_MS = 2000;
/** Before places that nobody gave back would be free by themselves (worker/http/admission/places.ts). */
const TRIES_AFTER_LEAVERS = 4;

/** More than there are places; each says that a body comes, and sends its first byte alone. */
const HANGING = 100;
const HALF_A_CALL =
  "POST /api/trpc/auth.signOut HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
  "Sec-Fetch-Site: same-origin\r\nContent-Length: 20\r\n\r\n{";
const HANGING_FOR_MS = 1000;

/** Each act of the mix, twice: the mix itself is right, since nobody is refused when nobody else is there. */
export async function everyAct({ session }: Pick<Stage, "session">): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const act of [...MIX, ...MIX]) await session.do(act, outcomes);
  failOn("each act by itself", wrongsOf(outcomes));
  const refused = outcomes.filter((one) => !isDone(one)).map(({ name, status, code }) => `${name}: ${status} ${code}`);
  failOn("each act by itself", refused);
}

/** A little of everything at a pace that any machine keeps up with. */
export async function easyPace({ session }: Stage): Promise<void> {
  tellHead();
  const pace = { rate: 10, seconds: 5 };
  const run = await session.run(pace);
  await run.settled;
  tellRun("easy", pace, run);
}

/**
 * What overload comes to, without a fast machine's help: the database is silent while many come at once. They are refused by
 * name, and when it speaks again all goes on.
 */
export async function silentDatabase({ session, way }: Stage): Promise<void> {
  if (!way) throw new Error("nothing stands before the database");
  way.roundTripMs = SILENCE_MS;
  const outcomes: Outcome[] = [];
  const acts = Array.from({ length: AT_ONCE }, (_, n) => MIX[n % MIX.length] ?? SIGN_IN);
  await Promise.all(acts.map((act) => session.do(act, outcomes)));
  failOn("silent database", wrongsOf(outcomes));
  if (outcomes.every(isDone)) failOn("silent database", ["nobody was refused"]);
  way.roundTripMs = 0;
  await untilWell(session, "after the silence", TRIES);
}

/** Whoever leaves while it waits gives its place back: all goes on as soon as the database is quick again. */
export async function leaversMidway({ session, way, origin }: Stage): Promise<void> {
  if (!way) throw new Error("nothing stands before the database");
  way.roundTripMs = SLOW_MS;
  const read = new URL(`/api/trpc/content.about?input=${encodeURIComponent('{"locale":"ar"}')}`, origin);
  const leave = () => fetch(read, { signal: AbortSignal.timeout(LEAVE_AFTER_MS) }).then(({ status }) => status);
  const left = await Promise.allSettled(Array.from({ length: LEAVERS }, leave));
  if (left.every(({ status }) => status === "fulfilled")) failOn("leavers", ["nobody had to wait"]);
  way.roundTripMs = 0;
  await untilWell(session, "leavers", TRIES_AFTER_LEAVERS);
}

/** Whose body does not come is in nobody's way. */
export async function bodiesThatHang({ session, origin }: Stage): Promise<void> {
  const sockets = Array.from({ length: HANGING }, () => {
    const socket = connect(Number(origin.port), origin.hostname);
    return socket.on("error", () => undefined);
  });
  for (const socket of sockets) socket.write(HALF_A_CALL);
  await sleep(HANGING_FOR_MS);
  if (sockets.some(({ bytesRead }) => bytesRead > 0)) failOn("hanging bodies", ["one of them was answered"]);
  await untilWell(session, "hanging bodies", 1);
  for (const socket of sockets) socket.destroy();
}

/** More sign-ins at once than may wait: some get in, the others are told when to come again, as is who reads meanwhile. */
export async function crowdAtTheDoor({ session }: Stage): Promise<void> {
  const signIns: Outcome[] = [];
  const reads: Outcome[] = [];
  let isOver = false;
  const crowd = Promise.all(Array.from({ length: SIGN_INS }, () => session.do(SIGN_IN, signIns)));
  const reading = (async () => {
    for (let n = 0; !isOver; n += 1) await session.do(READS[n % READS.length] ?? SIGN_IN, reads);
  })();
  await crowd;
  isOver = true;
  await reading;
  failOn("sign-ins", wrongsOf([...signIns, ...reads]));
  const got = signIns.filter(isDone).length;
  const read = reads.filter(isDone).length;
  console.log(`sign-ins: ${got} of ${SIGN_INS} at once got in; ${read} of ${reads.length} reads beside them were done`);
  if (got === 0 || got === SIGN_INS) failOn("sign-ins", [`${got} of ${SIGN_INS} got in`]);
}

/** Every act is done again; until then nobody gets what nobody may get. */
async function untilWell(session: Stage["session"], when: string, tries: number): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    const outcomes: Outcome[] = [];
    await Promise.all(MIX.map((act) => session.do(act, outcomes)));
    failOn(when, wrongsOf(outcomes));
    if (outcomes.every(isDone)) return;
    await sleep(1000);
  }
  failOn(when, ["not all is done again"]);
}

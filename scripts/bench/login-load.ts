import { setTimeout as sleep } from "node:timers/promises";
import { SLEEPER_PASSWORD, sleeperEmail } from "./login-accounts.ts";
import { type Spread, spreadOf } from "./percentiles.ts";

export interface LoginLoad {
  seconds: number;
  /** Sent at this pace whether or not earlier ones were answered, as people do. */
  loginsASecond: number;
}

export interface ReadingFigures {
  /** Milliseconds of the product reads. */
  reads: Spread;
  /** Of the sign-ins that succeeded. */
  logins: Spread;
  /** How many sign-ins got which status. */
  answers: Record<string, number>;
}

const READERS = 4;
/** Between two pages somebody looks at what came. */
const PAUSE_MS = 50;
const READ_PATH = `/api/trpc/catalogue.search?input=${encodeURIComponent(JSON.stringify({ q: "تمر", locale: "ar" }))}`;

/** Reads searches at a steady pace and signs people in beside. */
export async function readBesideLogins(origin: URL, load: LoginLoad): Promise<ReadingFigures> {
  const end = performance.now() + load.seconds * 1000;
  const reads: number[] = [];
  const logins: number[] = [];
  const answers: Record<string, number> = {};
  const readers = Array.from({ length: READERS }, () => read(origin, end, reads));
  await Promise.all([...readers, signIn(origin, end, load, logins, answers)]);
  return { reads: spreadOf(reads), logins: spreadOf(logins), answers };
}

async function read(origin: URL, end: number, latencies: number[]): Promise<void> {
  while (performance.now() < end) {
    const from = performance.now();
    const answer = await fetch(new URL(READ_PATH, origin));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
    latencies.push(performance.now() - from);
    await sleep(PAUSE_MS);
  }
}

let tried = 0;

async function signIn(
  origin: URL,
  end: number,
  { loginsASecond }: LoginLoad,
  latencies: number[],
  answers: Record<string, number>,
): Promise<void> {
  if (loginsASecond === 0) return;
  const underWay: Promise<void>[] = [];
  for (let due = performance.now(); due < end; due += 1000 / loginsASecond) {
    await sleep(Math.max(0, due - performance.now()));
    underWay.push(signInOnce(origin, tried++, latencies, answers));
  }
  await Promise.all(underWay);
}

async function signInOnce(origin: URL, n: number, latencies: number[], answers: Record<string, number>): Promise<void> {
  const from = performance.now();
  const answer = await fetch(new URL("/api/trpc/auth.signIn", origin), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: origin.origin,
      // A network of its own each (worker/platform/password-lanes.ts).
      "cf-connecting-ip": `10.${(n >> 8) & 255}.${n & 255}.1`,
    },
    body: JSON.stringify({ email: sleeperEmail(n), password: SLEEPER_PASSWORD }),
  });
  await answer.arrayBuffer();
  answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  if (answer.ok) latencies.push(performance.now() - from);
}

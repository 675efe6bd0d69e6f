import { beforeEach, describe, expect, it } from "vitest";
import { HashTurns } from "#worker/platform/hash-turns.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";

/** A hash blocks this long, and they begin this far apart. */
const HASH_MS = 200;
const APART_MS = 350;

/** A clock that stands still until nobody has anything to do, then jumps to whoever wakes first. */
function standingClock(hashMs = HASH_MS, whenOver: () => void = () => undefined) {
  let now = 1_000_000;
  let sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms: number) => new Promise<void>((wake) => void sleepers.push({ at: now + ms, wake })),
    work: () => {
      now += hashMs;
      whenOver();
      return now;
    },
    /** Runs all that waits to its end. */
    async run(): Promise<void> {
      await settle();
      while (sleepers.length > 0) {
        now = Math.max(now, Math.min(...sleepers.map(({ at }) => at)));
        const due = sleepers.filter(({ at }) => at <= now);
        sleepers = sleepers.filter(({ at }) => at > now);
        for (const { wake } of due) wake();
        await settle();
      }
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

let clock: ReturnType<typeof standingClock>;
let turns: HashTurns;
let started: number;
beforeEach(() => {
  clock = standingClock();
  turns = new HashTurns(clock);
  started = clock.now();
});

/** How long somebody waited for the end of a hash; null where it was refused. */
function hash(clientAddress: string, account?: string): Promise<number | null> {
  const asked = clock.now();
  return turns.take(hashCaller({ clientAddress }, account), clock.work).then(
    (end) => end - asked,
    () => null,
  );
}

describe("the turns at hashing", () => {
  it("serve somebody else within two hashes while one account is tried from 12 addresses and one /48 floods", async () => {
    for (let one = 1; one <= 12; one += 1) void hash(`198.51.${one}.7`, "victim@people.example");
    for (let one = 1; one <= 40; one += 1) void hash(`2001:db8:1:${one.toString(16)}::/64`, `${one}@people.example`);
    const waited = hash("203.0.113.7", "somebody@people.example");
    await clock.run();
    expect(await waited).toBeLessThanOrEqual(2 * APART_MS + HASH_MS);
  });

  it("serve the owner from a known address as fast while strangers try that very account", async () => {
    for (let one = 1; one <= 12; one += 1) void hash(`198.51.${one}.7`, "owner@people.example");
    const waited = hash("203.0.113.7");
    await clock.run();
    expect(await waited).toBeLessThanOrEqual(2 * APART_MS + HASH_MS);
  });

  it("let a flood wait for itself: eight of a lane behind the first, the others are told to come back", async () => {
    const flood = Array.from({ length: 20 }, (_, one) => hash("198.51.100.7", `${one}@people.example`));
    await clock.run();
    const waited = await Promise.all(flood);
    expect(waited.filter((ms) => ms === null)).toHaveLength(11);
  });

  it("let the last of a full queue give way to a fresh lane", async () => {
    const [first] = [hash("2001:db8:1:1::/64", "0@people.example")];
    await clock.run();
    await first;
    for (let one = 0; one < 3; one += 1) {
      for (let two = 0; two < 8; two += 1) void hash(`2001:db8:${one + 1}:${two}::/64`, `${one}${two}@people.example`);
    }
    const waited = hash("203.0.113.7", "somebody@people.example");
    await clock.run();
    expect(await waited).not.toBeNull();
  });

  it("begin 350 ms apart, in order of arrival among equals", async () => {
    const ends: number[] = [];
    for (const place of [1, 2, 3])
      void hash(`203.0.${place}.7`, `${place}`).then(() => ends.push(clock.now() - started));
    await clock.run();
    expect(ends).toEqual([HASH_MS, APART_MS + HASH_MS, 2 * APART_MS + HASH_MS]);
  });

  it("leave others their part of the processor where a hash takes longer than they are apart", async () => {
    clock = standingClock(2 * APART_MS);
    turns = new HashTurns(clock);
    const ends: number[] = [];
    for (const place of [1, 2, 3]) void hash(`203.0.${place}.7`, `${place}`).then(() => ends.push(clock.now()));
    await clock.run();
    const gaps = ends.slice(1).map((end, place) => end - (ends[place] ?? 0) - 2 * APART_MS);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(500);
  });

  it("don't wait for one who left while waiting", async () => {
    const sleep = clock.sleep;
    void hash("198.51.100.1", "first");
    clock.sleep = () => new Promise(() => undefined);
    void hash("198.51.100.2", "gone");
    clock.sleep = sleep;
    const waited = hash("198.51.100.3", "next");
    await clock.run();
    expect(await waited).toBeLessThan(2 * APART_MS + HASH_MS);
  });
});

describe("the turns at hashing where one takes long", () => {
  /** Takes turns of `hashMs`; somebody comes at the very moment the first one ends. */
  function comingAtTheEnd(hashMs: number, clientAddress: string): { waited: () => Promise<number | null> } {
    let came: Promise<number | null> | undefined;
    clock = standingClock(hashMs, () => {
      came ??= hash(clientAddress, "newcomer");
    });
    turns = new HashTurns(clock);
    started = clock.now();
    return { waited: () => came ?? Promise.reject(new Error("nobody came")) };
  }

  it("let who waited go before who comes as it ends, and rest before both", async () => {
    const newcomer = comingAtTheEnd(600, "203.0.113.7");
    void hash("198.51.100.1", "first");
    const waiting = hash("192.0.2.2", "waiting");
    await clock.run();
    expect([await waiting, await newcomer.waited()]).toEqual([1050 + 600, 1500 + 600]);
  });

  it("rest before somebody who comes as it ends while nobody waits", async () => {
    const newcomer = comingAtTheEnd(600, "203.0.113.7");
    void hash("198.51.100.1", "first");
    await clock.run();
    expect(await newcomer.waited()).toBe(450 + 600);
  });

  it("count no idle time as part of it", async () => {
    void hash("198.51.100.1", "first");
    const later = clock.sleep(210).then(() => hash("203.0.113.7", "later"));
    await clock.run();
    expect(await later).toBe(APART_MS - 210 + HASH_MS);
  });

  it("take nobody for gone who could not wake meanwhile", async () => {
    const newcomer = comingAtTheEnd(1200, "198.51.100.1");
    const [first, second] = Array.from({ length: 9 }, (_, one) => hash("198.51.100.1", `${one}`));
    await clock.run();
    expect(await newcomer.waited()).toBeNull();
    expect([await first, await second]).toEqual([1200, 1200 + 900 + 1200]);
  });

  it("go on, with a rest, where the caller of one left before its end was known", async () => {
    const { sleep } = clock;
    clock.sleep = (ms) => (ms === 0 ? new Promise(() => undefined) : sleep(ms));
    void hash("198.51.100.1", "gone");
    const next = hash("203.0.113.7", "next");
    await clock.run();
    expect(clock.now() - started).toBe(APART_MS + HASH_MS);
    expect(await Promise.race([next, "not told"])).toBe("not told");
  });

  it("give the room of those who left to others while hashes go on", async () => {
    const { sleep } = clock;
    clock.sleep = (ms) => (ms === 0 ? sleep(ms) : new Promise(() => undefined));
    for (let one = 0; one <= 8; one += 1) void hash("198.51.100.1", `${one}`);
    clock.sleep = sleep;
    for (let second = 1; second <= 12; second += 1) {
      void sleep(second * 333).then(() => hash(`203.0.${second}.7`, `other ${second}`));
    }
    const soon = sleep(500).then(() => hash("198.51.100.1", "soon"));
    const late = sleep(3500).then(() => hash("198.51.100.1", "late"));
    await clock.run();
    expect(await soon).toBeNull();
    expect(await late).not.toBeNull();
  });
});

it("leave the place of whoever waits to others, and take it again before its hash begins", async () => {
  const heard: string[] = [];
  const place = {
    rest: () => {
      heard.push("rests");
      return () => void heard.push("goes on");
    },
  };
  void hash("198.51.100.1");
  const caller = { ...hashCaller({ clientAddress: "198.51.100.2" }), place };
  const done = turns.take(caller, () => void heard.push("hashes"));
  await settle();
  expect(heard).toEqual(["rests"]);
  await clock.run();
  await done;
  expect(heard).toEqual(["rests", "goes on", "hashes"]);
});

describe("hashCaller", () => {
  it.each([
    ["2001:db8:1:2::/64", "network:2001:db8:1:"],
    ["203.0.113.7", "network:203.0.113."],
    ["local", "network:local"],
  ])("of %s stand in %s", (clientAddress, network) => {
    expect(hashCaller({ clientAddress }, "a@people.example").lanes).toEqual([
      "account:a@people.example",
      `address:${clientAddress}`,
      network,
    ]);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { refusalFor } from "#domain/identity/access.ts";
import { users } from "#drizzle/schema/identity.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { hashPassword } from "#worker/platform/password.ts";
import { RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { forms } from "../worker/support/forms.ts";
import { FUZZED, FuzzInputs, runsOr, SEED } from "./fuzz-inputs.ts";
import { FuzzTotals, faultsOf, isWrite, LEAST_REACHED, roleOf, ruleOf, shown } from "./fuzz-judge.ts";
import { codeOf, shapeFaults } from "./http-answer.ts";
import { type Answer, HttpSite } from "./http-site.ts";
import { type Readers, readersOf } from "./marks.ts";
import { closeWorlds, openWorld, putLimitsBack, type World } from "./world.ts";

const RUNS = runsOr(1);
/** With limits most would only be counted. */
const LIMITED_RUNS = Math.min(RUNS, 3);

let inputs: FuzzInputs;
let readers: Readers;
let passwordHash: string;

beforeAll(async () => {
  const world = await openWorld();
  readers = await readersOf(world.db);
  inputs = await FuzzInputs.over(world);
  passwordHash = await hashPassword("a-Password-of-2026", ALONE);
}, 240_000);
afterAll(closeWorlds);

for (const hasLimits of [false, true]) {
  const runs = hasLimits ? LIMITED_RUNS : RUNS;
  describe(`over HTTP, limits ${hasLimits ? "on" : "lifted"}, ${runs} inputs each, seed ${SEED}`, () => {
    const totals = new FuzzTotals();
    let site: HttpSite;
    let shared: World;
    beforeAll(async () => {
      site = await HttpSite.start(hasLimits);
      shared = await worldOf(hasLimits);
    }, 60_000);
    afterAll(async () => {
      await site.close();
      console.log(
        `fuzz over HTTP, limits ${hasLimits ? "on" : "lifted"}: seed ${SEED}, ${runs} a procedure, ${totals}`,
      );
    });

    for (const path of FUZZED) {
      it(
        path,
        async () => {
          const world = isWrite(path) && !hasLimits ? await worldOf(false) : shared;
          site.turnTo(world);
          const { wrong, valid, reached } = await tryAll(site, world, path, { hasLimits, runs, totals });
          const again = `again: npm run test:fuzz -- --over http --only ${path} --seed ${SEED} --runs ${RUNS}`;
          expect(wrong.slice(0, 5), again).toEqual([]);
          expect(reached).toBeGreaterThanOrEqual(valid * LEAST_REACHED);
        },
        60_000 + runs * 2_000,
      );
    }

    it.runIf(hasLimits)("who comes too often is told when to come again", async () => {
      site.turnTo(shared);
      const answers: Answer[] = [];
      for (let sent = 0; sent <= RATE_LIMITS["contact.send"].max; sent += 1)
        answers.push(await site.call(null, "contact.send", true, forms.contact()));
      const last = answers.at(-1) ?? expect.fail("nothing was sent");
      expect([codeOf(last), last.status]).toEqual(["RATE_LIMITED", 429]);
      expect(shapeFaults(last, "RATE_LIMITED", hasLimits)).toEqual([]);
    });
  });
}

async function worldOf(hasLimits: boolean): Promise<World> {
  const world = await openWorld();
  await world.db.update(users).set({ passwordHash });
  if (hasLimits) await putLimitsBack(world);
  return world;
}

interface Run {
  hasLimits: boolean;
  runs: number;
  totals: FuzzTotals;
}

async function tryAll(site: HttpSite, world: World, path: string, { hasLimits, runs, totals }: Run) {
  const wrong: string[] = [];
  let [valid, reached] = [0, 0];
  for (const one of inputs.casesOf(path, runs)) {
    const viewer = roleOf(world, path, one.role);
    const input = sendable(inputs.inputOf(path, one));
    const answer = await site.call(viewer, path, isWrite(path), input);
    const code = codeOf(answer);
    const told = `${answer.text}\n${[...answer.headers].join("\n")}`;
    const outcome = { code, told, ms: answer.ms };
    totals.count(path, outcome);
    const isLimited = hasLimits && code === "RATE_LIMITED";
    if (!one.isSpoiled && !isLimited && refusalFor(ruleOf(path), viewer) === null) {
      valid += 1;
      if (code !== "UNAUTHENTICATED" && inputs.wasReached(path, input, code)) reached += 1;
    }
    const faults = [...faultsOf(outcome, viewer, input, readers), ...shapeFaults(answer, code, hasLimits)];
    for (const fault of faults) wrong.push(`${fault}: ${viewer?.userId ?? "visitor"} ${shown(input)} ${saidOf(fault)}`);
  }
  totals.countValid(valid, reached);
  return { wrong, valid, reached };
}

/** What JSON can say of a value, as a browser would send it. */
function sendable(input: unknown): unknown {
  const text = JSON.stringify(input, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
  return text === undefined ? undefined : JSON.parse(text);
}

/** What the Worker said last of what is no refusal. */
function saidOf(fault: string): string {
  if (!/^(UNEXPECTED|UNAVAILABLE|no typed)/.test(fault)) return "";
  return (
    readFileSync(join(inject("scratchFolder"), "worker.log"), "utf8")
      .trim()
      .split("\n")
      .at(-1) ?? ""
  );
}

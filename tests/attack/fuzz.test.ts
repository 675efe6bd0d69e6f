import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { refusalFor, type Viewer } from "#domain/identity/access.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { FUZZED, FuzzInputs, runsOr, SEED } from "./fuzz-inputs.ts";
import { FuzzTotals, faultsOf, isWrite, LEAST_REACHED, type Outcome, roleOf, ruleOf, shown } from "./fuzz-judge.ts";
import { type Readers, readersOf } from "./marks.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

// A real hash takes a fifth of a second, which is no part of what is asked here.
vi.mock("#worker/platform/password.ts", () => ({
  hashPassword: async (password: string) => `plain$${password}`,
  checkPassword: async (password: string, stored?: string) => ({
    isRight: stored === `plain$${password}`,
    isOutdated: false,
  }),
}));

const RUNS = runsOr(12);
const totals = new FuzzTotals();
let shared: World;
let inputs: FuzzInputs;
let readers: Readers;

beforeAll(async () => {
  shared = await openWorld();
  readers = await readersOf(shared.db);
  inputs = await FuzzInputs.over(shared);
}, 240_000);
afterAll(closeWorlds);
afterAll(() => console.log(`fuzz: seed ${SEED}, ${RUNS} a procedure, ${totals}`));

describe(`every procedure, ${RUNS} inputs each, seed ${SEED}`, () => {
  for (const path of FUZZED) {
    it(
      path,
      async () => {
        const world = isWrite(path) ? await openWorld() : shared;
        await world.db.run(sql`update users set password_hash = 'plain$a-Password-of-2026'`);
        const wrong: string[] = [];
        let [valid, reached] = [0, 0];
        for (const one of inputs.casesOf(path, RUNS)) {
          const viewer = roleOf(world, path, one.role);
          const input = inputs.inputOf(path, one);
          const { cause, ...outcome } = await tryOne(world, viewer, path, input);
          totals.count(path, outcome);
          if (!one.isSpoiled && refusalFor(ruleOf(path), viewer) === null) {
            valid += 1;
            if (inputs.wasReached(path, input, outcome.code)) reached += 1;
          }
          for (const fault of faultsOf(outcome, viewer, input, readers))
            wrong.push(`${fault}: ${viewer?.userId ?? "visitor"} ${shown(input)} ${cause}`);
        }
        totals.countValid(valid, reached);
        expect(wrong.slice(0, 5), `again: npm run test:fuzz -- --only ${path} --seed ${SEED} --runs ${RUNS}`).toEqual(
          [],
        );
        expect(reached).toBeGreaterThanOrEqual(valid * LEAST_REACHED);
      },
      60_000 + RUNS * 500,
    );
  }
});

async function tryOne(world: World, viewer: Viewer | null, path: string, input: unknown) {
  const before = process.cpuUsage();
  const ended = (code: string, told: unknown, cause = ""): Outcome & { cause: string } => {
    const { user, system } = process.cpuUsage(before);
    return { code, told, ms: (user + system) / 1000, cause };
  };
  try {
    return ended("ok", await world.call(viewer, path, input));
  } catch (error) {
    const { code, details } = toAppError(error);
    return ended(code, { code, ...details }, code === "UNEXPECTED" || code === "UNAVAILABLE" ? causeOf(error) : "");
  }
}

function causeOf(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return String(innermost).slice(0, 200);
}

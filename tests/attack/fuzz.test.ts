import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type * as z from "zod";
import { type AccessRule, refusalFor, type Viewer } from "#domain/identity/access.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { INPUTS } from "../worker/support/inputs.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { arbitraryOf, SPOIL, type Spoil, spoiled, validInput } from "./input-arbitrary.ts";
import { foreignMarks, GUEST, type Readers, readersOf } from "./marks.ts";
import { keyOf } from "./named-input.ts";
import { NAMES } from "./names.ts";
import { GUEST_KEY } from "./planted-rows.ts";
import { type Kind, type Thing, thingsOf } from "./things.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

// A real hash takes a fifth of a second, which is no part of what is asked here.
vi.mock("#worker/platform/password.ts", () => ({
  hashPassword: async (password: string) => `plain$${password}`,
  checkPassword: async (password: string, stored?: string) => ({
    isRight: stored === `plain$${password}`,
    isOutdated: false,
  }),
}));

const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const ONLY = process.env.FUZZ_ONLY;
/** Of one call, in milliseconds of the processor: the clock of a busy machine says little. */
const MOST_MS = 2_000;
const LEAST_REACHED = 0.6;
/** An answer that holds one of these tells how the site is made. */
const INSIDES =
  /SQLITE|drizzle|libsql|node_modules|\.ts:\d+| {4}at |select .+ from |insert into |password_hash|access_hash|scrypt\$|plain\$/i;
const ROLES = [
  null,
  "buyer",
  "sup_demo_1",
  "admin",
  "buyer3",
  "sup_demo_2",
  "unverified",
  "sup_demo_suspended",
] as const;

interface Case {
  generated: unknown;
  spoil: Spoil;
  isSpoiled: boolean;
  role: number;
}

const paths = Object.keys(PROCEDURES).filter((path) => !ONLY || path === ONLY || path.startsWith(`${ONLY}.`));
const totals = { calls: 0, valid: 0, reached: 0, ok: 0, slowest: 0, slowestOf: "" };
let shared: World;
let readers: Readers;
let procedures: Record<string, { _def: { inputs: z.ZodType[] } }>;
const things = new Map<string, Thing[]>();
/** Names by their beginning, where nothing says what a field names: `prd_`, `ORD-`. */
const byPrefix = new Map<string, string[]>();

beforeAll(async () => {
  procedures = await allProcedures();
  shared = await openWorld();
  readers = await readersOf(shared.db);
  const kinds = new Set(Object.values(NAMES).flatMap((names) => Object.values(names)));
  for (const kind of kinds) things.set(kind, await thingsOf(shared.db, kind));
  await collectNames();
}, 240_000);
afterAll(closeWorlds);
afterAll(() => {
  const { calls, valid, reached, ok, slowest, slowestOf } = totals;
  console.log(
    `fuzz: seed ${SEED}, ${RUNS} a procedure, ${calls} calls, ${valid} valid of which ${reached} reached the verb, ${ok} answered, slowest ${slowest.toFixed(0)} ms (${slowestOf})`,
  );
});

describe(`every procedure, ${RUNS} inputs each, seed ${SEED}`, () => {
  for (const path of paths) {
    it(
      path,
      async () => {
        const isWrite = PROCEDURES[path]?.startsWith("mutation") === true;
        const world = isWrite ? await openWorld() : shared;
        await world.db.run(sql`update users set password_hash = 'plain$a-Password-of-2026'`);
        const schema = procedures[path]?._def.inputs[0];
        const rule = PROCEDURES[path]?.split(" ")[1] as AccessRule;
        const wrong: string[] = [];
        let [valid, reached] = [0, 0];
        for (const one of casesOf(path, schema)) {
          const viewer = roleOf(world, rule, one.role);
          const input = inputOf(path, schema, one);
          const isValid = !one.isSpoiled;
          const { code, faults } = await tryOne(world, viewer, path, input);
          if (isValid && refusalFor(rule, viewer) === null) {
            valid += 1;
            // A verb refuses values too, such as a name that is taken.
            if (code !== "BAD_INPUT" || schema?.safeParse(input).success) reached += 1;
          }
          for (const fault of faults) wrong.push(`${fault}: ${viewer?.userId ?? "visitor"} ${shown(input)}`);
        }
        totals.valid += valid;
        totals.reached += reached;
        expect(wrong.slice(0, 5), `again: npm run test:fuzz -- --only ${path} --seed ${SEED} --runs ${RUNS}`).toEqual(
          [],
        );
        expect(reached).toBeGreaterThanOrEqual(valid * LEAST_REACHED);
      },
      60_000 + RUNS * 500,
    );
  }
});

/** The same for one seed, whatever other procedures are tried. */
function casesOf(path: string, schema: z.ZodType | undefined): Case[] {
  const generated = schema ? arbitraryOf(schema, "", (field) => namesFor(path, field)) : fc.constant(undefined);
  const arbitrary = fc.record({ generated, spoil: SPOIL, isSpoiled: fc.boolean(), role: fc.nat(99) });
  const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, SEED);
  return fc.sample(arbitrary, { seed, numRuns: RUNS });
}

function inputOf(path: string, schema: z.ZodType | undefined, { generated, spoil, isSpoiled }: Case): unknown {
  if (!schema) return isSpoiled ? spoiled({}, spoil) : undefined;
  const good = structuredClone(INPUTS[path]);
  // Most inputs name what is there, in its version: else nothing is reached but NOT_FOUND.
  const valid = inItsVersion(path, validInput(schema, good, generated), spoil.value);
  return isSpoiled ? spoiled(valid, spoil) : valid;
}

function inItsVersion(path: string, input: unknown, chance: number): unknown {
  if (typeof input !== "object" || input === null || chance % 4 === 0) return input;
  if (path.startsWith("guest.")) {
    const request = things.get("guestRfq")?.find(({ name }) => name === (input as { reference?: unknown }).reference);
    if (request) return { ...input, key: keyOf(shared.stage, path, request) };
  }
  if (!("version" in input)) return input;
  for (const [field, kind] of Object.entries(NAMES[path] ?? {})) {
    const name = (input as Record<string, unknown>)[field];
    const thing = things.get(kind)?.find((one) => one.name === name);
    if (thing?.version) return { ...input, version: thing.version };
  }
  return input;
}

function namesFor(path: string, field: string): readonly unknown[] {
  if (field === "key") return [GUEST_KEY];
  const kind = Object.entries(NAMES[path] ?? {}).find(([place]) => place.split(".").includes(field))?.[1];
  if (kind) return (things.get(kind as Kind) ?? []).map(({ name }) => name);
  const good = (INPUTS[path] as Record<string, unknown> | undefined)?.[field];
  const prefix = typeof good === "string" ? /^(?:[a-z]{3}_|[A-Z]{3}-)/.exec(good)?.[0] : undefined;
  return prefix ? (byPrefix.get(prefix) ?? []) : [];
}

async function collectNames(): Promise<void> {
  const tables = await shared.db.all<{
    name: string;
    field: string;
  }>(sql`select t.name, c.name as field from sqlite_master t,
    pragma_table_info(t.name) c where t.type = 'table' and c.name in ('id', 'reference')`);
  for (const { name, field } of tables) {
    const rows = await shared.db.all<{ name: string }>(sql.raw(`select "${field}" as name from "${name}" limit 40`));
    for (const row of rows) {
      const prefix = /^(?:[a-z]{3}_|[A-Z]{3}-)/.exec(String(row.name))?.[0];
      if (prefix) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), row.name]);
    }
  }
}

/** Two of three come from somebody whom the guard lets in. */
function roleOf({ stage }: World, rule: AccessRule, chance: number): Viewer | null {
  const everybody = ROLES.map((name) => (name === null ? null : stage.viewerOf(name as "buyer")));
  const admitted = everybody.filter((viewer) => refusalFor(rule, viewer) === null);
  const some = chance % 3 === 0 ? everybody : admitted;
  return some[chance % some.length] ?? null;
}

async function tryOne(world: World, viewer: Viewer | null, path: string, input: unknown) {
  const faults: string[] = [];
  const before = process.cpuUsage();
  let code = "ok";
  let told: unknown;
  try {
    told = await world.call(viewer, path, input);
    totals.ok += 1;
  } catch (error) {
    const refusal = toAppError(error);
    code = refusal.code;
    told = { code, ...refusal.details };
    if (code === "UNEXPECTED" || code === "UNAVAILABLE") faults.push(`${code} (${causeOf(error)})`);
  }
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  totals.calls += 1;
  if (ms > totals.slowest) Object.assign(totals, { slowest: ms, slowestOf: path });
  if (ms > MOST_MS) faults.push(`${ms.toFixed(0)} ms`);
  const inside = INSIDES.exec(textOf(told))?.[0];
  if (inside && !textOf(input).includes(inside)) faults.push(`tells ${inside}`);
  const isGuests = typeof input === "object" && input !== null && "key" in input;
  const who = [...(viewer ? [viewer.userId] : []), ...(isGuests ? [GUEST] : [])];
  const leaks = viewer?.userType === "admin" ? [] : foreignMarks(told, readers, who, viewer?.email);
  if (leaks.length > 0) faults.push(`leaks ${leaks}`);
  return { code, faults };
}

function causeOf(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return String(innermost).slice(0, 200);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner)) ?? "undefined";
}

function shown(value: unknown): string {
  const text = textOf(value);
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text;
}

import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import type * as z from "zod";
import { allProcedures } from "../support/all-procedures.ts";
import { INPUTS } from "../worker/support/inputs.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { arbitraryOf, SPOIL, type Spoil, spoiled, validInput } from "./input-arbitrary.ts";
import { keyOf } from "./named-input.ts";
import { NAMES } from "./names.ts";
import { GUEST_KEY } from "./planted-rows.ts";
import { type Kind, type Thing, thingsOf } from "./things.ts";
import type { World } from "./world.ts";

/** One call that is tried: what it is made of, and by whom it comes (`roleOf`). */
export interface Case {
  generated: unknown;
  spoil: Spoil;
  isSpoiled: boolean;
  role: number;
}

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_ONLY } = process.env;
/** `npm test` sends the same each time, as it must not pass by luck; the long form sends others, and tells which. */
export const SEED = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Math.floor(Math.random() * 2 ** 31) : 7));

/** How many inputs a procedure gets. @param short where nobody says */
export const runsOr = (short: number) => Number(FUZZ_RUNS ?? short);

/** The procedures that are asked for: all, one, or those of an area. */
export const FUZZED = Object.keys(PROCEDURES).filter(
  (path) => !FUZZ_ONLY || path === FUZZ_ONLY || path.startsWith(`${FUZZ_ONLY}.`),
);

const PREFIX = /^(?:[a-z]{3}_|[A-Z]{3}-)/;

/** Makes inputs of every procedure from its own schema, with names of what is there in a world. */
export class FuzzInputs {
  readonly #things = new Map<string, Thing[]>();
  /** Names by their beginning, where nothing says what a field names: `prd_`, `ORD-`. */
  readonly #byPrefix = new Map<string, string[]>();

  private constructor(
    readonly world: World,
    readonly procedures: Record<string, { _def: { inputs: z.ZodType[] } }>,
  ) {}

  static async over(world: World): Promise<FuzzInputs> {
    const inputs = new FuzzInputs(world, await allProcedures());
    const kinds = new Set(Object.values(NAMES).flatMap((names) => Object.values(names)));
    for (const kind of kinds) inputs.#things.set(kind, await thingsOf(world.db, kind));
    await inputs.#collectNames();
    return inputs;
  }

  /** What a procedure takes; undefined where that is nothing. */
  schemaOf(path: string): z.ZodType | undefined {
    return this.procedures[path]?._def.inputs[0];
  }

  /** The same for one seed, whatever other procedures are tried. */
  casesOf(path: string, runs: number): Case[] {
    const schema = this.schemaOf(path);
    const generated = schema ? arbitraryOf(schema, "", (field) => this.#namesFor(path, field)) : fc.constant(undefined);
    const arbitrary = fc.record({ generated, spoil: SPOIL, isSpoiled: fc.boolean(), role: fc.nat(99) });
    const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, SEED);
    return fc.sample(arbitrary, { seed, numRuns: runs });
  }

  inputOf(path: string, { generated, spoil, isSpoiled }: Case): unknown {
    const schema = this.schemaOf(path);
    if (!schema) return isSpoiled ? spoiled({}, spoil) : undefined;
    const good = structuredClone(INPUTS[path]);
    // Most inputs name what is there, in its version: else nothing is reached but NOT_FOUND.
    const valid = this.#inItsVersion(path, validInput(schema, good, generated), spoil.value);
    return isSpoiled ? spoiled(valid, spoil) : valid;
  }

  /** Whether what was answered came from behind the schema: a verb refuses values too, such as a name that is taken. */
  wasReached(path: string, input: unknown, code: string): boolean {
    return code !== "BAD_INPUT" || this.schemaOf(path)?.safeParse(input).success === true;
  }

  #inItsVersion(path: string, input: unknown, chance: number): unknown {
    if (typeof input !== "object" || input === null || chance % 4 === 0) return input;
    if (path.startsWith("guest.")) {
      const { reference } = input as { reference?: unknown };
      const request = this.#things.get("guestRfq")?.find(({ name }) => name === reference);
      if (request) return { ...input, key: keyOf(this.world.stage, path, request) };
    }
    if (!("version" in input)) return input;
    for (const [field, kind] of Object.entries(NAMES[path] ?? {})) {
      const name = (input as Record<string, unknown>)[field];
      const thing = this.#things.get(kind)?.find((one) => one.name === name);
      if (thing?.version) return { ...input, version: thing.version };
    }
    return input;
  }

  #namesFor(path: string, field: string): readonly unknown[] {
    if (field === "key") return [GUEST_KEY];
    const kind = Object.entries(NAMES[path] ?? {}).find(([place]) => place.split(".").includes(field))?.[1];
    if (kind) return (this.#things.get(kind satisfies Kind) ?? []).map(({ name }) => name);
    const good = (INPUTS[path] as Record<string, unknown> | undefined)?.[field];
    const prefix = typeof good === "string" ? PREFIX.exec(good)?.[0] : undefined;
    return prefix ? (this.#byPrefix.get(prefix) ?? []) : [];
  }

  async #collectNames(): Promise<void> {
    const { db } = this.world;
    const columns = await db.all<{ name: string; field: string }>(sql`select t.name, c.name as field
      from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and c.name in ('id', 'reference')`);
    for (const { name, field } of columns) {
      const rows = await db.all<{ name: string }>(sql.raw(`select "${field}" as name from "${name}" limit 40`));
      for (const row of rows) {
        const prefix = PREFIX.exec(String(row.name))?.[0];
        if (prefix) this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), row.name]);
      }
    }
  }
}

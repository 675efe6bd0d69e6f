import { type AccessRule, refusalFor, type Viewer } from "#domain/identity/access.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { foreignMarks, GUEST, type Readers } from "./marks.ts";
import type { World } from "./world.ts";

/** Of one call, in milliseconds of the processor: the clock of a busy machine says little. */
const MOST_MS = 2_000;
/** So much of what is valid has to reach the verb; else nothing was tried but schemas. */
export const LEAST_REACHED = 0.6;
/** An answer that holds one of these tells how the site is made. */
const INSIDES =
  /SQLITE|drizzle|libsql|node_modules|\.ts:\d+| {4}at |select .+ from |insert into |password_hash|access_hash|scrypt\$|plain\$/i;
/** Who calls: a login, a company by its owner, or nobody. */
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

/** What came of a call: "ok" or the refusal's code, all that its caller was told, and the processor's time. */
export interface Outcome {
  code: string;
  told: unknown;
  ms: number;
}

export const ruleOf = (path: string) => PROCEDURES[path]?.split(" ")[1] as AccessRule;
export const isWrite = (path: string) => PROCEDURES[path]?.startsWith("mutation") === true;

/** Two of three come from somebody whom the guard lets in. */
export function roleOf({ stage }: World, path: string, chance: number): Viewer | null {
  const everybody = ROLES.map((name) => (name === null ? null : stage.viewerOf(name as "buyer")));
  const admitted = everybody.filter((viewer) => refusalFor(ruleOf(path), viewer) === null);
  const some = chance % 3 === 0 ? everybody : admitted;
  return some[chance % some.length] ?? null;
}

/** What is wrong with how a call was answered. */
export function faultsOf({ code, told, ms }: Outcome, viewer: Viewer | null, input: unknown, readers: Readers) {
  const faults: string[] = [];
  if (code === "UNEXPECTED" || code === "UNAVAILABLE") faults.push(code);
  if (ms > MOST_MS) faults.push(`${ms.toFixed(0)} ms`);
  const inside = INSIDES.exec(textOf(told))?.[0];
  if (inside && !textOf(input).includes(inside)) faults.push(`tells ${inside}`);
  const isGuests = typeof input === "object" && input !== null && "key" in input;
  const who = [...(viewer ? [viewer.userId] : []), ...(isGuests ? [GUEST] : [])];
  const leaks = viewer?.userType === "admin" ? [] : foreignMarks(told, readers, who, viewer?.email);
  if (leaks.length > 0) faults.push(`leaks ${leaks}`);
  return faults;
}

/** Counts what was tried, for the line that a run ends with. */
export class FuzzTotals {
  readonly #codes: Record<string, number> = {};
  #calls = 0;
  #valid = 0;
  #reached = 0;
  #slowest = { ms: 0, path: "" };

  count(path: string, { code, ms }: Outcome): void {
    this.#calls += 1;
    this.#codes[code] = (this.#codes[code] ?? 0) + 1;
    if (ms > this.#slowest.ms) this.#slowest = { ms, path };
  }

  countValid(valid: number, reached: number): void {
    this.#valid += valid;
    this.#reached += reached;
  }

  times(code: string): number {
    return this.#codes[code] ?? 0;
  }

  toString(): string {
    const { ms, path } = this.#slowest;
    return (
      `${this.#calls} calls, ${this.#valid} valid of which ${this.#reached} reached the verb, ` +
      `${this.times("ok")} answered, slowest ${ms.toFixed(0)} ms (${path})`
    );
  }
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner)) ?? "undefined";
}

/** A value for whoever reads a failure. */
export function shown(value: unknown): string {
  const text = textOf(value);
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text;
}

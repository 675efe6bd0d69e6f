import * as fc from "fast-check";
import type * as z from "zod";
import { HOSTILE_VALUES } from "./hostile-values.ts";

/** The parts of zod's definitions that are read here. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  valueType?: z.ZodType;
  entries?: Record<string, string | number>;
  values?: unknown[];
  format?: string;
}
interface Bounds {
  minimum?: number;
  maximum?: number;
}

const WORDS = ["تمر", "سكر أبيض", "dates", "Ciment", "10 kg", "é", "5 < 6", "١٢", "a-b", "12.5", "AE", "Dubai"];
const LONGEST_LIST = 3;

/**
 * Values that a schema may take, by its types, formats and bounds. What refinements ask besides is the business of
 * {@link validInput}; names of things come from the world.
 */
export function arbitraryOf(
  schema: z.ZodType,
  name: string,
  names: (field: string) => readonly unknown[],
): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  const of = (inner: z.ZodType | undefined, called = name) =>
    inner ? arbitraryOf(inner, called, names) : fc.constant(null);
  const known = names(name);
  switch (def.type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, field]) => [key, of(field, key)])),
      );
    case "optional":
    case "default":
      return fc.option(of(def.innerType), { nil: undefined, freq: 3 });
    case "nullable":
      return fc.option(of(def.innerType), { freq: 4 });
    case "enum":
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(def.values ?? [null]));
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer(boundsOf(schema, 0, 1_000));
    case "array":
      return fc.array(of(def.element), { minLength: boundsOf(schema, 0, 0).min, maxLength: LONGEST_LIST });
    case "tuple":
      return fc.tuple(...(def.items ?? []).map((item) => of(item)));
    case "record":
      return fc.dictionary(fc.constantFrom("sku", "name", "price", "unit", "x"), of(def.valueType), { maxKeys: 4 });
    case "union":
      return fc.oneof(...(def.options ?? []).map((option) => of(option)));
    case "pipe":
      // What is read first says nothing of its kind: what comes of it does.
      return def.in?.def.type === "transform" ? of(def.out) : of(def.in);
    case "string":
      return known.length > 0 ? fc.constantFrom(...known) : textOf(schema, def.format);
    default:
      return fc.constantFrom(...WORDS, 1, null);
  }
}

function textOf(schema: z.ZodType, format: string | undefined): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.nat(50).map((one) => `f${one}@people.example`);
  if (format === "date") return fc.constantFrom("2026-11-20", "2026-12-24", "2027-02-01");
  const { min, max } = boundsOf(schema, 1, 60);
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
  return fc.oneof(words, fc.string({ unit: "grapheme", minLength: min, maxLength: Math.max(min, Math.min(max, 200)) }));
}

function boundsOf(schema: z.ZodType, least: number, most: number): { min: number; max: number } {
  const { minimum, maximum } = (schema as unknown as { _zod: { bag: Bounds } })._zod.bag;
  const min = Math.max(minimum ?? least, -(2 ** 31));
  return { min, max: Math.max(min, Math.min(maximum ?? Math.max(most, min), 2 ** 31 - 1)) };
}

/**
 * An input that a schema takes: of a generated one as much as can be kept, the rest of one that is known to be good.
 * @returns the input; every field's own values are tried until the whole is taken
 */
export function validInput(schema: z.ZodType, good: unknown, generated: unknown): unknown {
  if (!isRecord(good) || !isRecord(generated)) return schema.safeParse(generated).success ? generated : good;
  let input: Record<string, unknown> = { ...good };
  for (const [key, value] of Object.entries(generated)) {
    const tried = { ...input, [key]: value };
    if (value === undefined) delete tried[key];
    if (schema.safeParse(tried).success) input = tried;
    else if (isRecord(value) && isRecord(input[key])) input = withInner(schema, input, key, value);
  }
  return input;
}

function withInner(schema: z.ZodType, whole: Record<string, unknown>, key: string, generated: Record<string, unknown>) {
  let kept = whole;
  for (const [field, value] of Object.entries(generated)) {
    const tried = { ...kept, [key]: { ...(kept[key] as object), [field]: value } };
    if (schema.safeParse(tried).success) kept = tried;
  }
  return kept;
}

/** A way to spoil an input: where, counted over its fields, and with what. */
export const SPOIL = fc.record({
  at: fc.nat(),
  how: fc.constantFrom("replace", "drop", "add", "whole"),
  value: fc.nat(),
});
export type Spoil = typeof SPOIL extends fc.Arbitrary<infer T> ? T : never;

/** An input with one value replaced, left out or added, or another thing altogether. */
export function spoiled(input: unknown, { at, how, value }: Spoil): unknown {
  const hostile = HOSTILE_VALUES[value % HOSTILE_VALUES.length];
  if (how === "whole" && at % 4 === 0) return hostile;
  const copy = structuredClone(input);
  const places = placesIn(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return hostile;
  const [holder, key] = place;
  if (how === "drop") delete holder[key];
  else if (how === "add") holder[["__proto__", "constructor", "role", "supplierId", "userId"][at % 5] ?? "x"] = hostile;
  else holder[key] = value % 2 === 0 ? hostile : (sameKind(holder[key], value) ?? hostile);
  return copy;
}

/** What a field of that type may still be: other types are stopped at the door. */
function sameKind(replaced: unknown, value: number): unknown {
  const alike = HOSTILE_VALUES.filter((one) => typeof one === typeof replaced);
  return alike[Math.floor(value / 2) % Math.max(1, alike.length)];
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== "object" || value === null) return [];
  // A list is written by its places too.
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [Holder, string], ...placesIn(holder[key])]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

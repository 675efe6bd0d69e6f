import type * as z from "zod";

type Path = readonly (string | number)[];
/** What an input may be: the least and the most, of a text or a list its length, of a number itself. */
export type Limits = Record<string, string>;

const LONGEST = 20_000;
const LARGEST = 10 ** 15;
const GUESSES = ["aaaa", 1, true, []];

/**
 * Finds the limits of an input's fields by trying: from an input that is good, each field is made shorter, longer, smaller or
 * larger until the schema refuses it. Fields that the input leaves out are tried too.
 */
export function limitsOf(schema: z.ZodType, good: unknown): Limits {
  const found: Limits = {};
  for (const [path, value] of fieldsOf(schema, good, schema, good, [])) {
    const limits = limitsOfField(schema, good, path, value);
    if (limits) found[path.join(".")] = limits;
  }
  return found;
}

function limitsOfField(schema: z.ZodType, good: unknown, path: Path, value: unknown): string | undefined {
  const takes = (tried: unknown) => accepts(schema, replaced(good, path, tried), path);
  if (typeof value === "string") return between((length) => takes("a".repeat(length)), 0, LONGEST, [1, 4, 12]);
  if (typeof value === "number") return between(takes, -LARGEST, LARGEST, [value]);
  if (!Array.isArray(value)) return undefined;
  return between((length) => takes(Array.from({ length }, (_, at) => value[0] ?? `aaaa${at}`)), 0, 1500, [
    1,
    value.length,
  ]);
}

/** The least and the most that is taken, around the first of some middles that is; nothing where there is no bound. */
function between(takes: (size: number) => boolean, least: number, most: number, middles: number[]): string | undefined {
  const middle = middles.find(takes);
  if (middle === undefined) return undefined;
  const low = takes(least) ? least : lastTaken(takes, middle, least);
  const high = takes(most) ? most : lastTaken(takes, middle, most);
  const shown = [low === least ? "" : low, high === most ? "" : high];
  return shown.join("") === "" ? undefined : shown.join("..");
}

function lastTaken(takes: (size: number) => boolean, taken: number, refused: number): number {
  let [inside, outside] = [taken, refused];
  while (Math.abs(outside - inside) > 1) {
    const tried = Math.trunc((inside + outside) / 2);
    if (takes(tried)) inside = tried;
    else outside = tried;
  }
  return inside;
}

function accepts(schema: z.ZodType, input: unknown, path: Path): boolean {
  const { error } = schema.safeParse(input);
  const at = path.join(".");
  return !error?.issues.some((issue) => {
    const where = issue.path.join(".");
    return where === at || issue.code === "unrecognized_keys" || issue.code === "invalid_union";
  });
}

/** Each field below a value, with what stands there; those that are left out with the first guess that is taken. */
function fieldsOf(whole: z.ZodType, good: unknown, schema: z.ZodType, value: unknown, path: Path): [Path, unknown][] {
  if (path.length > 4) return [];
  if (Array.isArray(value)) return [[path, value], ...fieldsOfEntry(whole, good, schema, value, path)];
  if (typeof value !== "object" || value === null) return path.length > 0 ? [[path, value]] : [];
  const shape = shapeOf(schema);
  const names = [...new Set([...Object.keys(shape), ...Object.keys(value)])];
  return names.flatMap((name) => {
    const at = [...path, name];
    const there = (value as Record<string, unknown>)[name] ?? undefined;
    const tried = there ?? GUESSES.find((guess) => accepts(whole, replaced(good, at, guess), at));
    return fieldsOf(whole, good, shape[name] ?? schema, tried, at);
  });
}

function fieldsOfEntry(
  whole: z.ZodType,
  good: unknown,
  schema: z.ZodType,
  list: unknown[],
  path: Path,
): [Path, unknown][] {
  const { element } = inner(schema).def as { element?: z.ZodType };
  return list.length > 0 && element ? fieldsOf(whole, good, element, list[0], [...path, 0]) : [];
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const { shape } = inner(schema).def as { shape?: Record<string, z.ZodType> };
  return shape ?? {};
}

/** Without what makes a schema optional, gives it a default or works on what it read. */
function inner(schema: z.ZodType): z.ZodType {
  const { innerType, in: from } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  const next = innerType ?? from;
  return next ? inner(next) : schema;
}

function replaced(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(whole)) return whole.map((entry, at) => (at === first ? replaced(entry, rest, value) : entry));
  const record = (whole ?? {}) as Record<string, unknown>;
  return { ...record, [first]: replaced(record[first], rest, value) };
}

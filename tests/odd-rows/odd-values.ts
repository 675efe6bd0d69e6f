/** A code that no version knows yet. */
export const LATER = "of_another_version";
const LONG = "Ω".repeat(1000);

/** What may stand where a value of this kind is expected: a row of another version holds it, or one written by hand. */
function oddValuesFor(value: unknown): unknown[] {
  // An empty address is asked for again by the browser: no row has one.
  if (typeof value === "string") return value.startsWith("/") ? [LATER, null] : [LATER, "", LONG, null];
  if (typeof value === "number") return [null, -1, 0.5, 1e300];
  return typeof value === "boolean" ? [null] : [];
}

type Path = readonly (string | number)[];

/** Each list within an answer that has a row, by where it is; of lists within rows, the first with a row. */
export function listsIn(answer: unknown): Map<string, { path: Path; rows: unknown[] }> {
  const found = new Map<string, { path: Path; rows: unknown[] }>();
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      const name = nameOf(path);
      if (value.length > 0 && !found.has(name)) found.set(name, { path, rows: value });
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(answer, []);
  return found;
}

/** Whether an answer has a list in it, be it one without rows. */
export function holdsList(answer: unknown): boolean {
  if (Array.isArray(answer)) return true;
  return typeof answer === "object" && answer !== null && Object.values(answer).some(holdsList);
}

/** One row for each value of the rows that could be another, odd in that alone. */
export function oddRowsOf(rows: readonly unknown[]): unknown[] {
  const leaves = new Map<string, { row: unknown; path: Path; value: unknown }>();
  for (const row of rows) {
    for (const leaf of leavesOf(row)) {
      const name = nameOf(leaf.path);
      if (!leaves.has(name)) leaves.set(name, { row, ...leaf });
    }
  }
  return [...leaves.values()].flatMap(({ row, path, value }) =>
    oddValuesFor(value).map((odd) => withValue(row, path, odd)),
  );
}

/** An answer with more rows in one of its lists. */
export function withRows(answer: unknown, path: Path, rows: readonly unknown[]): unknown {
  const there = path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], answer);
  return withValue(answer, path, [...(there as unknown[]), ...rows]);
}

/** The texts of a list's rows. */
export function textsOf(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => leavesOf(row).flatMap(({ value }) => (typeof value === "string" ? [value] : [])));
}

function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = withValue(copy[key], rest, odd);
  return copy;
}

/** Places in lists are left out: `lines[].unit`. */
function nameOf(path: Path): string {
  return path.map((key) => (typeof key === "number" ? "[]" : `.${key}`)).join("");
}

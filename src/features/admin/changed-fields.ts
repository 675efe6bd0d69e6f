export interface ChangedField {
  name: string;
  before: string;
  after: string;
}

/** The fields of two states that differ, written as JSON where they are no plain values; "–" stands for none. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: written(before[name]), after: written(after[name]) }))
    .filter((field) => field.before !== field.after);
}

function written(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

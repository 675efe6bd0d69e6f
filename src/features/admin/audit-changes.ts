import { isLocale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { fieldLabels } from "./audit-fields.ts";
import { valueLabels } from "./audit-values.ts";

type State = Record<string, unknown>;

/** What a line of the log changed, in words where there are any for it. */
interface ChangedField {
  /** Where it stands, from the outside in: ["content", "texts", "ar", "name"]. */
  path: readonly string[];
  before: string;
  after: string;
}

/** The fields of two states of a thing that differ, down to what differs within them. */
export function changedFields(before: State, after: State, entity: string): ChangedField[] {
  return leaves(entity, [], before, isDecision(before, after) ? { ...before, ...after } : after);
}

/** A field in the reader's words, with what it stands in; each kept apart from the others, whichever way it is written. */
export function pathLabels(path: readonly string[]): string {
  const label = (name: string) => (isLocale(name) ? languageName(name, currentLocale()) : fieldLabels(name));
  return path.map((name) => isolated(label(name))).join(" · ");
}

/**
 * Whether a line moves something from one state to another: what it then names of the thing before alone is as it was. A line on
 * something that was edited or removed has all of it, and what is left out there is gone.
 */
function isDecision(before: State, after: State): boolean {
  return ["status", "state"].some((name) => name in before && name in after);
}

function leaves(entity: string, path: readonly string[], before: unknown, after: unknown): ChangedField[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  const isWithin = (one && other) || (one && isNone(after)) || (other && isNone(before));
  if (isWithin) {
    const names = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
    return names.flatMap((name) => leaves(entity, [...path, name], one?.[name], other?.[name]));
  }
  const told = (value: unknown) => valueLabels(entity, path.at(-1) ?? "", value);
  const field = { path, before: told(before), after: told(after) };
  return field.before === field.after ? [] : [field];
}

/** A list without entries has no parts, and beside one that has some none of them. */
function isNone(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** What something is made of: a state by its names, a list of such by their places, from 1. Null for a plain value. */
function partsOf(value: unknown): State | null {
  if (typeof value !== "object" || value === null) return null;
  if (!Array.isArray(value)) return value as State;
  const isOfParts = value.some((one) => typeof one === "object" && one !== null);
  return isOfParts ? Object.fromEntries(value.map((one, at) => [String(at + 1), one])) : null;
}

import type { Word } from "../words.ts";
import { sizeOf } from "./measure-ranges.ts";
import { limitWordLength, UP_TO } from "./read-price-limit.ts";
import type { QueryPart } from "./understand-query.ts";

type Size = Extract<QueryPart, { kind: "measure" }>;

/**
 * Marks sizes that are ends of what is asked for, which few goods have exactly: both of "10 à 25 kg", of which the first
 * takes the unit of the second, and the one of "under 5 kg".
 */
export function withBounds(parts: readonly QueryPart[], words: readonly Word[]): QueryPart[] {
  const bounds = new Map<QueryPart, QueryPart>();
  const sizes = parts.filter((part) => part.kind === "measure");
  for (const [at, size] of sizes.entries()) {
    const next = sizes[at + 1];
    if (next && isRange(size, next, words)) {
      bounds.set(size, lowerEnd(size, next));
      bounds.set(next, { ...next, isBound: true });
    } else if (isLimited(parts, size, words)) bounds.set(size, { ...size, isBound: true });
  }
  return parts.map((part) => bounds.get(part) ?? part);
}

/** The words of a query with no French "à" that could be taken for an ampere: 5 à 20 litres. */
export function withoutPrepositions(words: readonly Word[]): Word[] {
  return words.map((word, at) => (isPreposition(word, words[at + 1]) ? asSymbol(word) : word));
}

/** A word that no unit begins with. */
export function asSymbol(word: Word): Word {
  return { ...word, isSymbol: true };
}

function isPreposition({ surface }: Word, next: Word | undefined): boolean {
  return surface === "à" || (surface === "a" && /^\d/.test(next?.term ?? ""));
}

function isRange(one: Size, other: Size, words: readonly Word[]): boolean {
  const between = words.slice(words.indexOf(one.words.at(-1) ?? LOST) + 1, words.indexOf(other.words[0] ?? LOST));
  const [joint] = between;
  if (!joint || between.length > 1 || !UP_TO.has(joint.term)) return false;
  const isSameUnit = one.measure.unit === undefined || one.measure.unit === other.measure.unit;
  return isSameUnit && amountOf(one) < amountOf(other);
}

const LOST: Word = { term: "", surface: "", start: 0, end: 0, isSymbol: true, isStopWord: true };

function amountOf({ measure: { token, unit } }: Size): number {
  return sizeOf(token, unit);
}

function lowerEnd(size: Size, upper: Size): Size {
  const { token, unit } = size.measure;
  const told = upper.measure.unit;
  const measure = unit === undefined && told !== undefined ? { token: token + told, unit: told } : size.measure;
  return { ...size, measure, isBound: true };
}

function isLimited(parts: readonly QueryPart[], size: Size, words: readonly Word[]): boolean {
  const before = parts[parts.indexOf(size) - 1];
  const from = before?.kind === "trade" ? words.indexOf(before.words[0] ?? LOST) : -1;
  return from >= 0 && limitWordLength(words, from) === before?.words.length;
}

import { stemOf } from "./stems.ts";
import { SYNONYM_LINES } from "./synonyms/all.ts";
import { normalise, wordsOf } from "./words.ts";

/** Most words of a phrase in the table, stop words apart. */
export const LONGEST_PHRASE = 4;

/** A group of words and phrases that mean the same in trade; `key` names it in the index. */
export interface SynonymMatch {
  key: string;
  /** Places of the first and last matched word in the list that was looked through. */
  from: number;
  to: number;
}

/** Phrases by which groups are found; made by {@link readTable}. */
export interface PhraseTable {
  /** Groups by the folded words of a phrase. */
  byTerms: Map<string, string[]>;
  /** Groups by their stems, for words the table does not hold in this very form. */
  byStems: Map<string, string[]>;
  /** First words of phrases of several, and their stems: behind no other word need one be looked for. */
  begun: Set<string>;
  /** The phrases of a group as the table has them. */
  phrases: Map<string, string[]>;
}

let table: PhraseTable | undefined;

/** The table is put together when it is first needed: an isolate that never searches pays nothing for it. */
function phraseTable(): PhraseTable {
  table ??= readTable(SYNONYM_LINES.map(readLine));
  return table;
}

function readLine(line: string): [key: string, phrases: string[]] {
  const phrases = line.split(",").map((phrase) => phrase.trim());
  return [keyOf(phrases[0] ?? ""), phrases];
}

/** The key of the group that a word or phrase names. */
export function keyOf(name: string): string {
  return normalise(name).replaceAll(" ", "");
}

/** Puts groups together so that they are found by their words. */
export function readTable(groups: readonly (readonly [key: string, phrases: readonly string[]])[]): PhraseTable {
  const made: PhraseTable = { byTerms: new Map(), byStems: new Map(), begun: new Set(), phrases: new Map() };
  for (const [key, phrases] of groups) {
    made.phrases.set(key, [...phrases]);
    for (const phrase of phrases) {
      const terms = meaningfulTerms(phrase);
      add(made.byTerms, terms.join(" "), key);
      add(made.byStems, terms.map(stemOf).join(" "), key);
      const [first] = terms;
      if (first !== undefined && terms.length > 1) made.begun.add(first).add(stemOf(first));
    }
  }
  return made;
}

function add(map: Map<string, string[]>, phrase: string, key: string): void {
  const keys = map.get(phrase) ?? [];
  if (!keys.includes(key)) map.set(phrase, [...keys, key]);
}

/**
 * Finds all groups of the table in a run of folded words, overlapping ones too ("olive oil" is also olive and oil).
 * @param terms folded words without stop words
 * @param added groups besides those of the table
 */
export function synonymsIn(terms: readonly string[], added?: PhraseTable): SynonymMatch[] {
  const tables = added ? [phraseTable(), added] : [phraseTable()];
  const stemmed = terms.map(stemOf);
  const matches: SynonymMatch[] = [];
  for (const [from, first] of terms.entries()) {
    let words = first;
    let stems = stemmed[from] ?? "";
    const isBegun = tables.some(({ begun }) => begun.has(first) || begun.has(stems));
    const end = Math.min(terms.length, from + (isBegun ? LONGEST_PHRASE : 1));
    for (let to = from; to < end; to += 1) {
      if (to > from) {
        words += ` ${terms[to]}`;
        stems += ` ${stemmed[to]}`;
      }
      for (const { byTerms, byStems } of tables) {
        for (const key of byTerms.get(words) ?? byStems.get(stems) ?? []) matches.push({ key, from, to });
      }
    }
  }
  return matches;
}

/** The single words of the table, folded, with the keys of their groups. */
export function synonymWords(): [word: string, keys: readonly string[]][] {
  return [...phraseTable().byTerms].filter(([phrase]) => phrase !== "" && !phrase.includes(" "));
}

/** The phrases of two words in the table, folded, with the keys of their groups. */
export function synonymPairs(): [first: string, second: string, keys: readonly string[]][] {
  return [...phraseTable().byTerms].flatMap(([phrase, keys]) => {
    const [first = "", second, third] = phrase.split(" ");
    return second === undefined || third !== undefined ? [] : [[first, second, keys]];
  });
}

/** Whether the table holds a folded word in this very form. */
export function isSynonymWord(term: string): boolean {
  return phraseTable().byTerms.has(term);
}

/** All words and phrases of some groups. */
export function phrasesOf(keys: readonly string[], added?: PhraseTable): string[] {
  const { phrases } = phraseTable();
  return [...new Set(keys.flatMap((key) => added?.phrases.get(key) ?? phrases.get(key) ?? []))];
}

/** The folded words of a text that carry meaning: neither symbols nor stop words. */
export function meaningfulTerms(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !word.isSymbol && !word.isStopWord)
    .map((word) => word.term);
}

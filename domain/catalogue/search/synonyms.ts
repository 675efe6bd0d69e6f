import { stemOf } from "./stems.ts";
import { SYNONYM_LINES } from "./synonyms/all.ts";
import { normalise, wordsOf } from "./words.ts";

/** Most words of a phrase in the table, stop words apart. */
const LONGEST_PHRASE = 4;

/** A group of words and phrases that mean the same in trade; `key` names it in the index. */
export interface SynonymMatch {
  key: string;
  /** Places of the first and last matched word in the list that was looked through. */
  from: number;
  to: number;
}

interface PhraseTable {
  /** Groups by the folded words of a phrase. */
  byTerms: Map<string, string[]>;
  /** Groups by their stems, for words the table does not hold in this very form. */
  byStems: Map<string, string[]>;
  /** The phrases of a group as the table has them. */
  phrases: Map<string, string[]>;
}

let table: PhraseTable | undefined;

/** The table is put together when it is first needed: an isolate that never searches pays nothing for it. */
function phraseTable(): PhraseTable {
  table ??= readTable(SYNONYM_LINES);
  return table;
}

function readTable(lines: string[]): PhraseTable {
  const made: PhraseTable = { byTerms: new Map(), byStems: new Map(), phrases: new Map() };
  for (const line of lines) {
    const phrases = line.split(",").map((phrase) => phrase.trim());
    const key = normalise(phrases[0] ?? "").replaceAll(" ", "");
    made.phrases.set(key, phrases);
    for (const phrase of phrases) {
      const terms = meaningfulTerms(phrase);
      add(made.byTerms, terms.join(" "), key);
      add(made.byStems, terms.map(stemOf).join(" "), key);
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
 */
export function synonymsIn(terms: readonly string[]): SynonymMatch[] {
  const { byTerms, byStems } = phraseTable();
  const matches: SynonymMatch[] = [];
  for (let from = 0; from < terms.length; from += 1) {
    let words = "";
    let stems = "";
    for (let to = from; to < Math.min(terms.length, from + LONGEST_PHRASE); to += 1) {
      const term = terms[to] ?? "";
      words += to === from ? term : ` ${term}`;
      stems += to === from ? stemOf(term) : ` ${stemOf(term)}`;
      for (const key of byTerms.get(words) ?? byStems.get(stems) ?? []) matches.push({ key, from, to });
    }
  }
  return matches;
}

/** The single words of the table, folded, with the keys of their groups. */
export function synonymWords(): [word: string, keys: readonly string[]][] {
  return [...phraseTable().byTerms].filter(([phrase]) => phrase !== "" && !phrase.includes(" "));
}

/** All words and phrases of some groups. */
export function phrasesOf(keys: readonly string[]): string[] {
  const { phrases } = phraseTable();
  return [...new Set(keys.flatMap((key) => phrases.get(key) ?? []))];
}

/** The folded words of a text that carry meaning: neither symbols nor stop words. */
export function meaningfulTerms(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !word.isSymbol && !word.isStopWord)
    .map((word) => word.term);
}

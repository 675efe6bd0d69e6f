import { remember } from "../remember.ts";
import { withoutArticle } from "../stems.ts";
import { normalise, type Word } from "../words.ts";

/** Endings that an Arabic adjective of origin takes besides its plain form, folded: سعودي, سعودية, سعوديين … */
const NISBA_ENDINGS = ["ه", "ين", "ون", "ات", "ا"];
const ATTACHED = /^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف)/;
const SHORTEST_DETACHED = 3;

/** A known phrase that stands in a query. */
export interface FoundPhrase<Value> {
  value: Value;
  /** How many of the query's words it takes, at least one. */
  length: number;
}

/** Which forms of its phrases a table means besides those it holds. */
interface PhraseForms<Value> {
  /** With the article, and, by, for … written at their first word; and without the article. */
  attached?: boolean;
  /** Which values have Arabic adjectives of origin, which take a feminine and a plural. */
  nisba?: (value: Value) => boolean;
  /** Which values have no form without their article: الموصل is a city, موصل a conductor. */
  isWhole?: (value: Value) => boolean;
}

/** Finds phrases of a small table in the words of a query. */
export class PhraseFinder<Value> {
  readonly #values = new Map<string, Value>();
  /** The first words of all phrases. */
  readonly #firsts = new Set<string>();
  readonly #forms: PhraseForms<Value>;
  #longest = 0;

  /** @param entries each value with its phrases, separated by commas */
  constructor(entries: readonly (readonly [value: Value, phrases: string])[], forms: PhraseForms<Value> = {}) {
    this.#forms = forms;
    for (const [value, phrases] of entries) for (const phrase of phrases.split(",")) this.#add(value, phrase);
  }

  /** The longest known phrase whose first word is at `from`. */
  at(words: readonly Word[], from: number): FoundPhrase<Value> | undefined {
    const first = words[from];
    if (!first || first.isSymbol) return undefined;
    const readings = this.#readingsOf(first.term);
    if (readings.length === 0) return undefined;
    // The dots of an abbreviation are no words: U.A.E, ك.ف.أ.
    const places = words.slice(from, from + 2 * this.#longest).flatMap(({ isSymbol }, at) => (isSymbol ? [] : [at]));
    for (let count = Math.min(this.#longest, places.length); count > 0; count -= 1) {
      const behind = places.slice(1, count).map((at) => words[from + at]?.term ?? "");
      const value = this.#find(readings, behind);
      if (value !== undefined) return { value, length: (places[count - 1] ?? 0) + 1 };
    }
    return undefined;
  }

  /** Whether a phrase begins with these letters, which somebody may still be typing. */
  isBegunBy(term: string): boolean {
    return [...this.#values.keys()].some((phrase) => phrase.startsWith(term));
  }

  /** The forms of a word that phrases begin with, the written one first: most words have none. */
  #readingsOf(term: string): readonly string[] {
    const readings = this.#forms.attached ? detachedReadings(term) : [term];
    return readings.filter((reading) => this.#firsts.has(reading));
  }

  #find(readings: readonly string[], behind: readonly string[]): Value | undefined {
    for (const reading of readings) {
      const value = this.#values.get([reading, ...behind].join(" ")) ?? this.#withArticles(reading, behind);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** What stands behind a noun may carry the article too: المملكة العربية، مواد البناء. */
  #withArticles(reading: string, behind: readonly string[]): Value | undefined {
    if (!this.#forms.attached || behind.length === 0) return undefined;
    return this.#values.get([reading, ...behind.map(withoutArticle)].join(" "));
  }

  #add(value: Value, phrase: string): void {
    const folded = normalise(phrase);
    if (folded === "") return;
    const words = folded.split(" ");
    this.#longest = Math.max(this.#longest, words.length);
    this.#set(folded, value);
    if (!this.#forms.attached || this.#forms.isWhole?.(value)) return;
    const bare = words.map(withoutArticle).join(" ");
    this.#set(bare, value);
    if (this.#forms.nisba?.(value) && /[\u0621-\u064a]ي$/.test(bare))
      for (const ending of NISBA_ENDINGS) this.#set(bare + ending, value);
  }

  /** The first one that claims a phrase keeps it. */
  #set(phrase: string, value: Value): void {
    if (!this.#values.has(phrase)) this.#values.set(phrase, value);
    this.#firsts.add(phrase.split(" ", 1)[0] ?? "");
  }
}

/** A word as it stands, without its article, and without letters written at it. */
export const detachedReadings = remember((term: string): readonly string[] => {
  const forms = [term, withoutArticle(term), term.replace(ATTACHED, "")];
  return forms.filter((form) => form === term || form.length >= SHORTEST_DETACHED);
}, 2_000);

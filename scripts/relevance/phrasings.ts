import { Random } from "../catalogue/random.ts";
import { arabiziOf } from "./arabizi.ts";
import type { Engine } from "./engines.ts";
import type { Judgement } from "./judgements.ts";
import type { MeantGoods } from "./meant-goods.ts";
import type { Shown } from "./measures.ts";
import { sentenceOf } from "./sentences.ts";

/** Ways in which buyers phrase what they mean, with the share of them that must be understood. */
export const PHRASING_GOALS = { sentence: 0.97, misspelt: 0.93, arabizi: 0.85 } as const;
export type PhrasingKind = keyof typeof PHRASING_GOALS;
/** Of goods that are found with all that is asked for by their name alone: the share that still are in a sentence. */
export const KEPT_GOAL = 0.95;

const SEED = 20_13;
/** Shorter words are other words after a slip rather than the same misspelt. */
const SHORTEST = 5;
/** A buyer looks at no more. */
const DEPTH = 5;
const MEANT = 3;

/** A query that was made from the name of some goods. */
export interface Phrasing extends Judgement {
  kind: PhrasingKind;
  /** The goods by their name alone. */
  goods: string;
}

/** A phrasing with what was shown for it. */
export interface Understood {
  phrasing: Phrasing;
  /** Whether something of what is meant is among the first five. */
  isFound: boolean;
  first: readonly string[];
  /** Of a sentence: whether that something has all that is asked for; undefined where it has not by the name alone. */
  keepsAll?: boolean;
}

/** Phrases goods in every way; the same queries every time. */
export function phrasingsOf(goods: readonly MeantGoods[]): Phrasing[] {
  const random = new Random(SEED);
  return goods.flatMap(({ text, lang, slugs }) => {
    const grades = Object.fromEntries(slugs.map((slug) => [slug, MEANT]));
    const phrased = (kind: PhrasingKind, q: string | undefined): Phrasing[] =>
      q === undefined ? [] : [{ kind, q, goods: text, lang, grades }];
    return [
      ...phrased("sentence", sentenceOf(text, lang, random)),
      ...phrased("misspelt", dropped(text, random)),
      ...phrased("misspelt", swapped(text, random)),
      ...(lang === "ar" ? phrased("arabizi", arabiziOf(text, random)) : []),
    ];
  });
}

/** Asks an engine what it shows for each phrasing. */
export async function understoodBy(engine: Engine, phrasings: readonly Phrasing[]): Promise<Understood[]> {
  const understood: Understood[] = [];
  for (const phrasing of phrasings) {
    const shown = await engine.show(phrasing);
    const first = shown.slugs.slice(0, DEPTH);
    const isFound = first.some((slug) => slug in phrasing.grades);
    const hadAll =
      phrasing.kind === "sentence" && hasAll(await engine.show({ ...phrasing, q: phrasing.goods }), phrasing);
    understood.push({ phrasing, first, isFound, ...(hadAll ? { keepsAll: hasAll(shown, phrasing) } : {}) });
  }
  return understood;
}

/** Whether something of what is meant is among the first that have all that is asked for. */
function hasAll({ slugs, full }: Shown, { grades }: Phrasing): boolean {
  return slugs.slice(0, Math.min(DEPTH, full)).some((slug) => slug in grades);
}

/** Goods whose name has a letter dropped in one word; undefined where none is long enough. */
function dropped(goods: string, random: Random): string | undefined {
  return inOneWord(goods, random, (letters) => {
    const at = random.between(0, letters.length - 1);
    return [...letters.slice(0, at), ...letters.slice(at + 1)];
  });
}

/** Goods whose name has two neighbouring letters swapped in one word; undefined where none is long enough. */
function swapped(goods: string, random: Random): string | undefined {
  return inOneWord(goods, random, (letters) => {
    const places = letters.slice(1).flatMap((letter, at) => (letter === letters[at] ? [] : [at]));
    const [first, ...others] = places;
    if (first === undefined) return letters;
    const at = random.pick([first, ...others]);
    return [...letters.slice(0, at), letters[at + 1] ?? "", letters[at] ?? "", ...letters.slice(at + 2)];
  });
}

function inOneWord(goods: string, random: Random, slip: (letters: string[]) => string[]): string | undefined {
  const words = goods.split(" ");
  const [first, ...others] = words.flatMap((word, at) => ([...word].length >= SHORTEST ? [at] : []));
  if (first === undefined) return undefined;
  const at = random.pick([first, ...others]);
  return words.with(at, slip([...(words[at] ?? "")]).join("")).join(" ");
}

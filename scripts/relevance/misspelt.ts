import type { Random } from "../catalogue/random.ts";

/** Shorter words are other words after a slip rather than the same misspelt. */
const SHORTEST = 5;

/** Goods whose name has a letter dropped in one word; undefined where none is long enough. */
export function dropped(goods: string, random: Random): string | undefined {
  return inOneWord(goods, random, (letters) => {
    const at = random.between(0, letters.length - 1);
    return [...letters.slice(0, at), ...letters.slice(at + 1)];
  });
}

/** Goods whose name has two neighbouring letters swapped in one word; undefined where none is long enough. */
export function swapped(goods: string, random: Random): string | undefined {
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

/** The Arabic article says nothing about a name. */
const ARTICLE = /^ال(?=\p{L}{2})/u;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * The first letters of the first and the last word of a name: "ليلى المنصوري" reads "ل م". Arabic letters are kept
 * apart, since joined ones would make another word.
 * @returns an empty text for a name without letters
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFC")
    .split(/[\s._-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => [...(word ?? "").replace(ARTICLE, "")][0]?.toUpperCase() ?? "");
  return letters.join(letters.some((letter) => ARABIC.test(letter)) ? "\u200c\u2009" : "");
}

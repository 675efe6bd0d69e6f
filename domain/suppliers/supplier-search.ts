import { foldText, isSymbol } from "../kernel/fold-text.ts";

/** Most words of a query that are looked for (security 11). */
const MAX_WORDS = 8;

/** The folded words of a query for suppliers; symbols and more than a few words are left unread. */
export function supplierSearchWords(query: string): string[] {
  const words = foldText(query).split(" ");
  return words.filter((word) => word !== "" && !isSymbol(word)).slice(0, MAX_WORDS);
}

import type { Token } from "./sql-tokens.ts";

// Reads with an argument, and the few settings a remote libSQL server accepts; each lasts for one request at most.
const PRAGMAS_WITH_VALUE = new Set([
  "DATA_VERSION",
  "DEFER_FOREIGN_KEYS",
  "FOREIGN_KEYS",
  "FOREIGN_KEY_CHECK",
  "FOREIGN_KEY_LIST",
  "INDEX_INFO",
  "INDEX_LIST",
  "INDEX_XINFO",
  "INTEGRITY_CHECK",
  "OPTIMIZE",
  "QUICK_CHECK",
  "TABLE_INFO",
  "TABLE_LIST",
  "TABLE_XINFO",
  "USER_VERSION",
  "WAL_CHECKPOINT",
]);

/**
 * What remote libSQL servers refuse too, because connections are shared and a path is one database only:
 * other files, temporary tables and settings that would outlive their request.
 */
export function refusalOf(tokens: readonly Token[]): string | undefined {
  const words = tokens.slice(0, 8).map((token) => token.text.toUpperCase());
  switch (words[0]) {
    case "ATTACH":
    case "DETACH":
      return words[0];
    case "VACUUM":
      return tokens.some((token) => token.text === "INTO") ? "VACUUM INTO" : undefined;
    case "CREATE":
      return isTemporary(words) ? "CREATE TEMPORARY" : undefined;
    case "PRAGMA":
      return refusedPragma(words.slice(1));
    default:
      return undefined;
  }
}

function isTemporary(words: readonly string[]): boolean {
  if (words[1] === "TEMP" || words[1] === "TEMPORARY") return true;
  return words.some((word, index) => word === "TEMP" && words[index + 1] === ".");
}

function refusedPragma(words: readonly string[]): string | undefined {
  const [name = "", sign] = words[1] === "." ? words.slice(2) : words;
  if (sign === undefined || PRAGMAS_WITH_VALUE.has(name)) return undefined;
  return `PRAGMA ${name.toLowerCase()} with a value`;
}

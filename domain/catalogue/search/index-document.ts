import { surfaceTokens, textTokens } from "./index-tokens.ts";

/** What a product is found by. Each list holds the texts of all languages. */
export interface SearchableTexts {
  names: string[];
  /** Supplier names, descriptions, specification values, category names. */
  rest: string[];
  /** Article numbers and the like: found as a whole only, so that they don't swell the vocabulary. */
  codes: string[];
}

/** The row of a product in the full-text index: space-separated tokens, column by column. */
export interface IndexDocument {
  exact: string;
  name: string;
  rest: string;
  /** Tokens that the vocabulary must know. */
  words: string[];
}

/** Builds the index row of a product. */
export function indexDocument(texts: SearchableTexts): IndexDocument {
  const inName = tokensOf(texts.names);
  const inRest = tokensOf(texts.rest);
  const elsewhere = [...inRest, ...tokensOf(texts.codes)].filter((token) => !inName.has(token));
  return {
    exact: [...new Set(texts.names.flatMap(surfaceTokens))].join(" "),
    name: [...inName].join(" "),
    rest: [...new Set(elsewhere)].join(" "),
    words: [...new Set([...inName, ...inRest])],
  };
}

function tokensOf(texts: string[]): Set<string> {
  return new Set(texts.flatMap(textTokens));
}

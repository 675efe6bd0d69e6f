/**
 * A piece of a full-text query (SQLite FTS5): text as it stands, or the place of a lookup, which the database replaces
 * by ` OR "word"` once for each word found; it may find none. In brackets they stand for names of goods.
 */
export type FullTextPart = string | number | [underHead: number];
export type FullTextQuery = FullTextPart[];

/** The words of a lookup as names of goods (head-tokens.ts). */
export function underHead(lookup: number): FullTextPart {
  return [lookup];
}

/** Tokens hold neither quotes nor other ASCII symbols (kernel/fold-text.ts), so quoting is all there is to it. */
export function quoted(token: string): string {
  return `"${token}"`;
}

/** Any of some tokens, under a mark of the index if one is given, without brackets; empty for none. */
export function eitherToken(tokens: readonly string[], mark = ""): string {
  return tokens.map((token) => quoted(mark + token)).join(" OR ");
}

/** A token or any word of some lookups. */
export function anyOf(token: string, lookups: readonly number[]): FullTextQuery {
  return ["(", quoted(token), ...lookups, ")"];
}

export function anyQuery(queries: readonly FullTextQuery[]): FullTextQuery {
  return joined(queries, " OR ");
}

export function allOf(queries: readonly FullTextQuery[]): FullTextQuery {
  if (queries.length === 1) return queries.flat();
  return joined(queries, " AND ");
}

export function inColumn(column: "exact" | "name" | "rest" | "facet", query: FullTextQuery): FullTextQuery {
  return [`${column} : (`, ...query, ")"];
}

/** What `query` finds and none of `excluded` does. */
export function without(query: FullTextQuery, ...excluded: FullTextQuery[]): FullTextQuery {
  const parts: FullTextQuery = ["("];
  addParts(parts, query);
  addParts(parts, [") NOT "]);
  addParts(parts, anyQuery(excluded));
  return parts;
}

function joined(queries: readonly FullTextQuery[], operator: string): FullTextQuery {
  const parts: FullTextQuery = ["("];
  for (const [at, query] of queries.entries()) {
    if (at > 0) addParts(parts, [operator]);
    addParts(parts, query);
  }
  addParts(parts, [")"]);
  return parts;
}

/** The same query in as few parts as can be. */
export function compact(query: FullTextQuery): FullTextQuery {
  const parts: FullTextQuery = [];
  addParts(parts, query);
  return parts;
}

/** Continues a query: what stands behind a text is written at it. */
function addParts(parts: FullTextQuery, more: readonly FullTextPart[]): void {
  for (const part of more) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
}

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

/** A token or any word of some lookups. */
export function anyOf(token: string, lookups: readonly number[]): FullTextQuery {
  return ["(", quoted(token), ...lookups, ")"];
}

export function anyQuery(queries: readonly FullTextQuery[]): FullTextQuery {
  return ["(", ...queries.flatMap((query, at) => (at === 0 ? query : [" OR ", ...query])), ")"];
}

export function allOf(queries: readonly FullTextQuery[]): FullTextQuery {
  if (queries.length === 1) return queries.flat();
  return compact(["(", ...queries.flatMap((query, at) => (at === 0 ? query : [" AND ", ...query])), ")"]);
}

export function inColumn(column: "exact" | "name" | "rest" | "facet", query: FullTextQuery): FullTextQuery {
  return [`${column} : (`, ...query, ")"];
}

/** What `query` finds and none of `excluded` does. */
export function without(query: FullTextQuery, ...excluded: FullTextQuery[]): FullTextQuery {
  const any = excluded.flatMap((one, at) => (at === 0 ? one : [" OR ", ...one]));
  return compact(["(", ...query, ") NOT (", ...any, ")"]);
}

/** The same query in as few parts as can be. */
export function compact(query: FullTextQuery): FullTextQuery {
  const parts: FullTextQuery = [];
  for (const part of query) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

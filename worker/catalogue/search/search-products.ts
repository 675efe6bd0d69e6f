import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import type { SearchParams, SearchSort } from "#domain/catalogue/search/search-params.ts";
import { planSearch, type SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import { NOTHING_FOUND, type SearchResult } from "#domain/catalogue/search/search-result.ts";
import type { Database } from "#drizzle/client.ts";
import { browseSql } from "./browse-sql.ts";
import { activeGroups, type KeptBy, keptBy } from "./filter-sql.ts";
import { askPlanned } from "./known-synonyms.ts";
import { browseArguments, type Reader, type SqlArguments, textSearchArguments } from "./search-arguments.ts";
import { readSearchRow, type SearchRow } from "./search-row.ts";
import { textSearchSql } from "./text-search-sql.ts";

/**
 * Finds published products of approved suppliers: by text in any language, or all of them without a text, through
 * filters, counted by facets, sorted and cut into pages. One call of the database, whatever is asked; a second one right
 * after operators changed the meaning of its words ({@link askPlanned}).
 */
export async function searchProducts(db: Database, params: SearchParams, reader: Reader): Promise<SearchResult> {
  if (params.q === "") {
    const row = await run(db, browseStatement(params), browseArguments(params, reader));
    return row ? readSearchRow(row, params) : NOTHING_FOUND;
  }
  const planOf = (added: AddedSynonyms) => planSearch(params.q, added);
  const answer = await askPlanned(planOf, (plan, synonyms) =>
    run(db, textStatement(params, plan), { ...textSearchArguments(plan, params, reader), synonyms }),
  );
  return answer?.row ? readSearchRow(answer.row, params, answer.plan) : NOTHING_FOUND;
}

const statements = new Map<string, string>();

function browseStatement(params: SearchParams): string {
  return statement("browse", params.sort, activeGroups(params), browseSql);
}

function textStatement(params: SearchParams, plan: SearchPlan): string {
  return statement("text", params.sort, keptBy(params, plan), textSearchSql);
}

/** The texts of statements are few and long, so they are put together once. */
function statement<Group extends KeptBy>(
  kind: string,
  sort: SearchSort,
  groups: Group[],
  make: (sort: SearchSort, groups: Group[]) => string,
): string {
  const key = [kind, sort, ...groups].join(" ");
  const known = statements.get(key);
  if (known !== undefined) return known;
  const made = make(sort, groups);
  statements.set(key, made);
  return made;
}

async function run(db: Database, sql: string, args: SqlArguments): Promise<SearchRow | undefined> {
  const { rows } = await db.$client.execute({ sql, args });
  // The columns are those of the statements in this folder.
  return rows[0] as unknown as SearchRow | undefined;
}

import { type SQL, sql } from "drizzle-orm";
import { type AddedSynonyms, readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { withArguments } from "./search-arguments.ts";

/** Name of the operators' last change of their groups; empty where they never made one. */
const LAST_CHANGE = "ifnull((SELECT value FROM search_state WHERE key = 'synonyms'), '')";

/** An expression: the operators' groups where they are others than after the change `synonyms`, a parameter; else null. */
const CHANGED = `(SELECT json_object('change', ${LAST_CHANGE},
  'groups', (SELECT json_group_array(json_array(id, json(words))) FROM synonym_groups))
  WHERE ${LAST_CHANGE} <> :synonyms)`;

/** A column of text searches: {@link CHANGED}. */
export const CHANGED_SYNONYMS = `${CHANGED} AS synonyms`;

/** The operators' groups of synonyms and the change that made them what they are. */
interface KnownSynonyms {
  change: string;
  added: AddedSynonyms;
}

/** As this isolate last read them. They are the same for everybody. */
let known: KnownSynonyms = { change: "", added: readAddedSynonyms([]) };

interface Answer {
  synonyms?: string | null;
}

/** The operators' groups as they are now, as a column of what is read before a statement is planned by them. */
export function presentSynonyms(): SQL<AddedSynonyms> {
  const changed = withArguments(CHANGED, { synonyms: known.change });
  return sql`ifnull(${changed}, '')`.mapWith((text: string): AddedSynonyms => {
    if (text !== "") known = readKnown(text);
    return known.added;
  });
}

/**
 * Asks the database by the plan of a query. The answer tells whether operators changed their groups since this isolate
 * looked last, so each of their words works at the very next search: it is asked a second time then, and only where the
 * query has to do with what changed. All other searches are one database call.
 * @returns null for a query that holds nothing that could be found
 */
export async function askPlanned<Plan, Row extends Answer>(
  planOf: (added: AddedSynonyms) => Plan | undefined,
  ask: (plan: Plan, synonyms: string) => Promise<Row | undefined>,
): Promise<{ plan: Plan; row: Row | undefined } | null> {
  const plan = planOf(known.added);
  if (!plan) return null;
  const row = await ask(plan, known.change);
  if (!row?.synonyms) return { plan, row };
  known = readKnown(row.synonyms);
  const present = planOf(known.added);
  if (!present || JSON.stringify(present) === JSON.stringify(plan)) return { plan, row };
  return { plan: present, row: await ask(present, known.change) };
}

function readKnown(text: string): KnownSynonyms {
  // Written by the statement above from what the verbs stored.
  const { change, groups }: { change: string; groups: [id: string, words: string[]][] } = JSON.parse(text);
  return { change, added: readAddedSynonyms(groups) };
}

import { asc, desc, eq, sql } from "drizzle-orm";
import { otherMeanings } from "#domain/catalogue/search/check-synonyms.ts";
import { readTable } from "#domain/catalogue/search/synonyms.ts";
import { normalise } from "#domain/catalogue/search/words.ts";
import { type ListSynonyms, MOST_SYNONYM_GROUPS } from "#domain/content/edit-synonyms.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { synonymGroups } from "#drizzle/schema/search.ts";
import type { Context } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";

const { id, words, version, updatedAt } = synonymGroups;

/**
 * A page of the groups that operators added, those changed last first, each with who changed it last and what its words
 * mean besides. One database call besides the session's.
 */
export async function editedSynonyms({ db }: Context, { q, page }: ListSynonyms) {
  const all = await db
    .select({ id, words, version, updatedAt, changedBy: CHANGED_BY })
    .from(synonymGroups)
    .orderBy(desc(updatedAt), asc(id))
    .limit(MOST_SYNONYM_GROUPS);
  const asked = normalise(q ?? "");
  const found = all.filter((group) => group.words.some((word) => normalise(word).includes(asked)));
  const table = readTable(all.map((group) => [group.id, group.words]));
  const items = found
    .slice(firstOf(page), firstOf(page) + PAGE_SIZE)
    .map((group) => ({ ...group, others: otherMeanings(group.words, group.id, table) }));
  return pageOf(items, page, { total: found.length });
}

/** Name of the account that changed a group last; null where it is gone. */
const CHANGED_BY = sql<string | null>`(select u.name from ${auditLog} a join ${users} u on u.id = a.actor_id
  where a.entity = 'synonyms' and a.entity_id = ${synonymGroups}.id order by a.created_at desc limit 1)`;

/**
 * A group as its form takes it. One database call.
 * @throws AppError NOT_FOUND
 */
export async function editedSynonymGroup({ db }: Context, one: string) {
  const [group] = await db.select({ words, version }).from(synonymGroups).where(eq(id, one));
  if (!group) throw new AppError("NOT_FOUND");
  return { id: one, version: group.version, fields: { words: group.words.join("\n") } };
}

/** All groups, for what is checked among them. */
export function selectSynonyms(db: Database) {
  return db.select({ id, words, version }).from(synonymGroups).limit(MOST_SYNONYM_GROUPS);
}

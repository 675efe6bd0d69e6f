import { count, eq, sql } from "drizzle-orm";
import { synonymProblem } from "#domain/catalogue/search/check-synonyms.ts";
import { readTable } from "#domain/catalogue/search/synonyms.ts";
import type { SaveSynonyms } from "#domain/content/edit-content.ts";
import { type CreateSynonyms, MOST_SYNONYM_GROUPS, type SynonymFields } from "#domain/content/edit-synonyms.ts";
import { linesOf } from "#domain/content/listed-lines.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { searchState, synonymGroups } from "#drizzle/schema/search.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { changeEntry, isSeen, refuseStale } from "./changed-entry.ts";
import { selectSynonyms } from "./synonyms.ts";

/** Gives this change of the groups a name of its own: no isolate searches by what it knew before (worker/catalogue/search/known-synonyms.ts). */
export const synonymsChanged: GuardedStatement = (condition) => sql`
  ${insertWhere(searchState, { key: "synonyms", value: sql`hex(randomblob(16))` }, condition)}
  on conflict (key) do update set value = excluded.value`;

/**
 * Writes a new group of synonyms, which works at the next search.
 * @throws AppError BAD_INPUT for words that would change no search, or where there are too many groups; RATE_LIMITED, KEY_REUSED
 */
export async function createSynonyms(
  ctx: SignedInContext,
  { idempotencyKey, group }: CreateSynonyms,
): Promise<{ id: string }> {
  const actor = ctx.caller.userId;
  const intent: Intent = { procedure: "editor.create", key: idempotencyKey, input: group };
  const { kept, all } = await batchOf(ctx, { kept: selectKept(ctx.db, actor, intent), all: selectSynonyms(ctx.db) });
  // A retry would find the group that it made.
  const made = idempotentReplay<{ id: string }>(ctx, kept, intent);
  if (made) return made;
  const words = linesOf(group.words);
  refuseUseless(words, all, null);
  const id = newId("syn");
  const now = ctx.now();
  const { response } = await guardedWrite(ctx, {
    ...intent,
    actor,
    response: { id },
    precondition: sql`(select count(*) from ${synonymGroups}) < ${MOST_SYNONYM_GROUPS}`,
    refusal: { read: ctx.db.select({ groups: count() }).from(synonymGroups), of: () => refused("too_many_groups") },
    rows: [
      row(synonymGroups, { id, words, createdAt: now, updatedAt: now }),
      synonymsChanged,
      auditEntry(ctx, { action: "create", entity: "synonyms", entityId: id, before: {}, after: group, reason: null }),
    ],
  });
  return response;
}

/**
 * Writes a group of synonyms over, as the editor saw it, with its line of the audit log in one batch.
 * @throws AppError NOT_FOUND; BAD_INPUT for words that would change no search; CONFLICT where somebody else was faster
 */
export async function saveSynonyms(
  ctx: SignedInContext,
  { id, version, group }: SaveSynonyms,
): Promise<{ version: number }> {
  const all = await selectSynonyms(ctx.db);
  const there = all.find((one) => one.id === id);
  if (!there) throw new AppError("NOT_FOUND");
  refuseStale(there, version, "edit");
  const words = linesOf(group.words);
  refuseUseless(words, all, id);
  const before: SynonymFields = { words: there.words.join("\n") };
  await changeEntry(ctx, {
    isSeen: isSeen(synonymGroups, id, version),
    change: updateWhere(
      ctx,
      synonymGroups,
      { words, version: version + 1, updatedAt: ctx.now() },
      eq(synonymGroups.id, id),
    ),
    entry: { action: "edit", entity: "synonyms", entityId: id, before, after: group },
    rows: [synonymsChanged],
  });
  return { version: version + 1 };
}

function refuseUseless(words: string[], all: { id: string; words: string[] }[], id: string | null): void {
  const others = readTable(all.filter((one) => one.id !== id).map((one) => [one.id, one.words]));
  const problem = synonymProblem(words, others);
  if (problem) throw refused(problem);
}

function refused(code: string): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path: "words", code }] });
}

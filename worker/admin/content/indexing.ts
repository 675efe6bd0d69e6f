import { sql } from "drizzle-orm";
import { isByRules, RULES, selectRules } from "#worker/catalogue/search/index-rules.ts";
import { beginIndexing, indexingOf, isIndexing, selectIndexing } from "#worker/catalogue/search/indexing.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { changeEntry } from "./changed-entry.ts";

/** Whether the search index was written by the rules of now, and the writing that is under way or was the last. One database call. */
export async function indexingState({ db }: Context) {
  const { rules, last } = await batchOf({ db }, { rules: selectRules(db), last: selectIndexing(db) });
  const run = last[0] ? indexingOf(last[0].value) : null;
  return {
    isCurrent: isByRules(rules),
    run: run && { done: run.done, total: run.total, startedAt: run.startedAt, finishedAt: run.finishedAt },
  };
}

/**
 * Begins to write the whole search index again; the scheduler does it step by step (worker/catalogue/search/index-again.ts).
 * @throws AppError CONFLICT where that is under way
 */
export async function startIndexing(ctx: SignedInContext): Promise<Record<string, never>> {
  await changeEntry(ctx, {
    isSeen: sql`not ${isIndexing()}`,
    change: (condition) => beginIndexing(ctx.now(), condition),
    entry: { action: "index_again", entity: "search_index", entityId: "products", before: {}, after: { rules: RULES } },
  });
  return {};
}

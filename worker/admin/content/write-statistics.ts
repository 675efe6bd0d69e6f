import { eq, type SQL, sql } from "drizzle-orm";
import {
  type CountStatistics,
  EVIDENCE_PLACES,
  FIGURE_PLACES,
  PAGE_FIGURES,
  type StatisticsPage,
  type WriteStatistics,
} from "#domain/content/edit-statistics.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { statistics } from "#drizzle/schema/content.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { versionOf, writtenFigures } from "./statistics.ts";

interface Figure {
  key: string;
  value: string;
  evidenceUrl: string | null;
}

/**
 * Writes a page's figures over what is written or counted there, as the editor saw it.
 * @throws AppError CONFLICT where somebody else was faster
 */
export function writeStatistics(
  ctx: SignedInContext,
  { page, version, figures }: WriteStatistics,
): Promise<{ version: number }> {
  const rows = PAGE_FIGURES[page].flatMap((key, at) => {
    const value = figures[FIGURE_PLACES[at] ?? "first"];
    return value === null ? [] : [{ key, value, evidenceUrl: figures[EVIDENCE_PLACES[at] ?? "firstEvidence"] }];
  });
  return replaceFigures(ctx, page, version, rows);
}

/**
 * Takes a page's written figures away: from then on they are counted.
 * @throws AppError CONFLICT where somebody else was faster, or they are counted already
 */
export function countStatistics(
  ctx: SignedInContext,
  { page, version }: CountStatistics,
): Promise<{ version: number }> {
  return replaceFigures(ctx, page, version, []);
}

async function replaceFigures(ctx: SignedInContext, page: StatisticsPage, version: number, figures: Figure[]) {
  const action = figures.length === 0 ? "count" : "edit";
  const there = await writtenFigures(ctx, page);
  if (versionOf(there) !== version || (version === 0 && figures.length === 0))
    throw new AppError("CONFLICT", { action });
  // Counted figures have no version to go on from; the clock gives one that no earlier editor has seen.
  const next = figures.length === 0 ? 0 : Math.max(version + 1, ctx.now());
  const auditId = newId("aud");
  const line = row(auditLog, {
    ...{ id: auditId, actorId: ctx.caller.userId, action, entity: "statistics", entityId: page, reason: null },
    before: told(there),
    after: told(figures),
    createdAt: ctx.now(),
  });
  const asSeen = sql`(select coalesce(max(${statistics.version}), 0) from ${statistics} where ${statistics.page} = ${page}) = ${version}`;
  const isDone: SQL = sql`exists (select 1 from ${auditLog} where ${auditLog.id} = ${auditId})`;
  const { written } = await batchOf(ctx, {
    line: ctx.db.run(line(asSeen)),
    written: ctx.db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, auditId)),
    former: ctx.db.run(sql`delete from ${statistics} where ${statistics.page} = ${page} and ${isDone}`),
    figures: figures.map((figure) =>
      ctx.db.run(insertWhere(statistics, { page, ...figure, version: next, updatedAt: ctx.now() }, isDone)),
    ),
  });
  if (written.length === 0) throw new AppError("CONFLICT", { action });
  return { version: next };
}

/** Figures as the audit log keeps them, each with its evidence. */
function told(figures: readonly Figure[]): Record<string, string> {
  return Object.fromEntries(
    figures.flatMap(({ key, value, evidenceUrl }) => [
      [key, value],
      ...(evidenceUrl ? [[`${key}_evidence`, evidenceUrl]] : []),
    ]),
  );
}

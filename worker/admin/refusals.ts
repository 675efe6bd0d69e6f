import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Refusals, UndoRefusal } from "#domain/admin/list-refusals.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { REFERENCE_PATTERN } from "#domain/rfq/rfq-reference.ts";
import { refusedLines, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

const columns = {
  id: refusedLines.id,
  kind: refusedLines.kind,
  value: refusedLines.value,
  label: refusedLines.label,
  createdAt: refusedLines.createdAt,
  company: {
    slug: suppliers.slug,
    names: namesOf(),
  },
  /** The request that it was said of; nothing where that is not known, or gone. */
  request: sql<string | null>`(select ${rfqs.reference} from ${rfqInvitations}
    inner join ${rfqs} on ${rfqs.id} = ${rfqInvitations.rfqId} where ${rfqInvitations.id} = ${refusedLines.invitationId})`,
};

/**
 * A page of what companies refused and are not asked for since, the latest first; the first 12,000 of a search can be turned
 * to. One database call besides the session's.
 */
export async function refusals(ctx: Context, { kind, q, page }: Refusals) {
  const isAsked = and(
    lte(refusedLines.createdAt, ctx.now()),
    kind ? eq(refusedLines.kind, kind) : undefined,
    q === null ? undefined : isNamed(q),
  );
  const counted = ctx.db.select({ one: sql`1` }).from(refusedLines).where(isAsked).limit(MOST_COUNTED);
  const [items, [total]] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(refusedLines)
      .innerJoin(suppliers, eq(suppliers.id, refusedLines.supplierId))
      .where(isAsked)
      .orderBy(desc(refusedLines.createdAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(ctx.db, counted),
  ]);
  return pageOf(items, page, total);
}

function isNamed(q: string): SQL {
  const reference = toLatinDigits(q.trim()).toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) {
    return sql`${refusedLines.invitationId} in (select ${rfqInvitations.id} from ${rfqInvitations}
      inner join ${rfqs} on ${rfqs.id} = ${rfqInvitations.rfqId} where ${rfqs.reference} = ${reference})`;
  }
  return sql`(${isWrittenAlike(refusedLines.label, q)} or exists (select 1 from ${supplierTranslations}
    where ${supplierTranslations.supplierId} = ${refusedLines.supplierId}
      and ${isWrittenAlike(supplierTranslations.name, q)}))`;
}

/**
 * Forgets what a company refused: it is asked for that again. The request by which it said so stays declined, which is the
 * company's own word.
 * @throws AppError NOT_FOUND, also where it was taken back meanwhile
 */
export async function undoRefusal(ctx: SignedInContext, { id, reason }: UndoRefusal): Promise<{ id: string }> {
  const isIt = eq(refusedLines.id, id);
  const { supplierId, kind, value, label } = refusedLines;
  const entry = auditEntry(ctx, {
    action: "undo_refusal",
    entity: "refused_line",
    entityId: id,
    before: sql`(select json_object('supplier', ${supplierId}, 'kind', ${kind}, 'value', ${value}, 'label', ${label})
      from ${refusedLines} where ${isIt})`,
    after: {},
    reason,
  });
  const [, gone] = await ctx.db.batch([
    ctx.db.run(entry(sql`exists (select 1 from ${refusedLines} where ${isIt})`)),
    ctx.db.delete(refusedLines).where(isIt).returning({ id: refusedLines.id }),
  ]);
  const [line] = gone;
  if (!line) throw new AppError("NOT_FOUND");
  return line;
}

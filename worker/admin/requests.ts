import { and, desc, eq, sql } from "drizzle-orm";
import type { Requests } from "#domain/admin/list-requests.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import { rfqMachine, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { isRequestNamed } from "./request-named.ts";

interface ListedFile {
  id: string;
  name: string;
  bytes: number;
}

/** A company that was asked, and why. */
interface AskedSupplier {
  slug: string;
  names: Partial<Record<Locale, string>>;
  status: InvitationStatus;
  deadlineAt: number;
  reasons: string[];
}

const columns = {
  buyerId: rfqs.buyerId,
  reference: rfqs.reference,
  status: rfqs.status,
  version: rfqs.version,
  category: rfqs.category,
  description: rfqs.description,
  notes: rfqs.notes,
  quantity: rfqs.quantity,
  quantityValue: rfqs.quantityValue,
  quantityUnit: rfqs.quantityUnit,
  companyName: rfqs.companyName,
  contactName: rfqs.contactName,
  email: rfqs.email,
  createdAt: rfqs.createdAt,
  deadlineAt: rfqs.deadlineAt,
  confirmBy: rfqs.confirmBy,
  quotesCount: rfqs.quotesCount,
  closingNote: rfqs.closingNote,
  locale: rfqs.locale,
  files: sql`(select json_group_array(json_object('id', f.id, 'name', f.file_name, 'bytes', f.bytes))
    from ${rfqFiles} as f where f.rfq_id = "rfqs"."id")`.mapWith((json: string): ListedFile[] => JSON.parse(json)),
  asked: sql`(select json_group_array(json(asked)) from (
    select json_object('slug', s.slug, 'status', i.status, 'deadlineAt', i.deadline_at, 'reasons', json(i.reasons), 'names',
      (select json_group_object(locale, name) from ${supplierTranslations} where supplier_id = s.id and name_locale is null)) as asked
    from ${rfqInvitations} as i cross join ${suppliers} as s on s.id = i.supplier_id
    where i.rfq_id = "rfqs"."id" order by i.score desc, i.id))`.mapWith((json: string): AskedSupplier[] =>
    JSON.parse(json),
  ),
};

/**
 * A page of everybody's requests for operators, with what each says, who was asked and why, and whether it can be
 * removed; the first 12,000 of a search can be turned to. One database call besides the session's.
 */
export async function requests(ctx: SignedInContext, { status, q, page }: Requests) {
  const isAsked = and(
    // The table's own order is that of time; the condition lets it be searched rather than scanned.
    status === "all" ? sql`"rfqs".rowid > 0` : eq(rfqs.status, status),
    q === null ? undefined : isRequestNamed(q),
  );
  const asked = ctx.db.select({ one: sql`1` }).from(rfqs).where(isAsked).limit(MOST_COUNTED);
  const [rows, [total]] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(rfqs)
      .where(isAsked)
      .orderBy(status === "all" ? desc(sql`"rfqs".rowid`) : desc(rfqs.createdAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(ctx.db, asked),
  ]);
  const items = rows.map(({ confirmBy, buyerId, ...rfq }) => {
    const statusNow = rfqStatusAt({ ...rfq, confirmBy }, ctx.now()) ?? rfq.status;
    // Nobody judges what is its own (security 12).
    const canRemove = buyerId !== ctx.caller.userId && rfqMachine.can(statusNow, "remove", "admin");
    return { ...rfq, status: statusNow, canRemove };
  });
  return pageOf(items, page, total);
}

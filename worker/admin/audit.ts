import { and, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { AUDITED, type AuditPage } from "#domain/admin/read-audit.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog, outbox } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { BY_COMMAND } from "#worker/platform/audit-entry.ts";
import type { Context } from "#worker/platform/context.ts";
import { kindOfMail } from "#worker/platform/mails/templates.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { AUDITED_THINGS, isOfThing, people } from "./audited-things.ts";

const columns = {
  id: auditLog.id,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  reason: auditLog.reason,
  createdAt: auditLog.createdAt,
  mail: { template: outbox.template, recipient: outbox.recipient },
  actorId: auditLog.actorId,
  actor: { id: users.id, name: users.name, userType: users.userType },
  ...AUDITED_THINGS,
};

/**
 * A page of what the platform did, newest first, with the state before and after and what it is about. The newest 12,000 lines of a search can be
 * turned to. One database call besides the session's.
 */
export async function audit(ctx: Context, asked: AuditPage) {
  const { page } = asked;
  const isAsked = conditionOf(ctx, asked);
  const counted = ctx.db.select({ one: sql`1` }).from(auditLog).where(isAsked).limit(MOST_COUNTED);
  const [lines, [total]] = await ctx.db.batch([
    selectLines(ctx).where(isAsked).orderBy(desc(auditLog.createdAt)).limit(PAGE_SIZE).offset(firstOf(page)),
    countOf(ctx.db, counted),
  ]);
  const items = lines.map(({ mail, actorId, ...line }) => ({
    ...line,
    /** No account did it but whoever runs the site. */
    isByCommand: actorId === BY_COMMAND,
    after: withoutAddress(line),
    /** What a mail is about and to whom, as long as it is kept: the log itself names nobody. */
    mail: mail && { kind: kindOfMail(mail.template), recipient: mail.recipient },
  }));
  return pageOf(items, page, total);
}

function selectLines({ db }: Context) {
  return db
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(outbox, and(eq(auditLog.entity, "mail"), eq(outbox.id, auditLog.entityId)))
    .leftJoin(suppliers, isOfThing.company)
    .leftJoin(products, isOfThing.product)
    .leftJoin(orders, isOfThing.order)
    .leftJoin(rfqs, isOfThing.request)
    .leftJoin(people, isOfThing.person);
}

/** Lines on invitations that were written before their numbers were told hold an address that no erasure reaches. */
function withoutAddress({ action, after }: Pick<typeof auditLog.$inferSelect, "action" | "after">) {
  if (action !== "invite_owner") return after;
  const { email: _, ...told } = after;
  return told;
}

function conditionOf({ now }: Context, { q, actor, entity, action, from, to }: AuditPage) {
  const actorId = sql`(select ${users.id} from ${users} where ${users.email} = ${actor?.toLowerCase()})`;
  return and(
    from ? gte(auditLog.createdAt, from) : undefined,
    lte(auditLog.createdAt, to ?? now()),
    entity ? eq(auditLog.entity, entity) : undefined,
    // With all its kinds, so that an id alone is found by the index as well.
    q === null ? undefined : and(inArray(auditLog.entity, [...AUDITED]), eq(auditLog.entityId, q)),
    actor === null ? undefined : eq(auditLog.actorId, actorId),
    action ? eq(auditLog.action, action) : undefined,
  );
}

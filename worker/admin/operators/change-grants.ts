import { and, eq, sql } from "drizzle-orm";
import type { ChangeGrants } from "#domain/admin/manage-users.ts";
import { ACCOUNT_NOTICES } from "#domain/identity/account-notices.ts";
import { type Grant, inOrder } from "#domain/identity/grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { platformEvent } from "#worker/identity/account-event.ts";
import { writtenEvent } from "#worker/identity/written-event.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { anotherHolds, stillHolds } from "#worker/platform/holders-sql.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

/**
 * Says what another operator may do from the next call on; who becomes an operator is said by a command alone (workflows: never
 * again 6). With event, audit, notice and mail in one batch. Grants that stand already are no change and write nothing, so that
 * the same call again answers the same.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own account; CONFLICT with the state "no_operator" for any other account,
 *   "changed" where the grants are not those that were seen, "last_holder" where nobody would be left to say who may do what
 */
export async function changeGrants(ctx: SignedInContext, input: ChangeGrants): Promise<{ grants: Grant[] }> {
  const { id, reason } = input;
  if (id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  const account = await look(ctx, id);
  if (account.userType !== "admin") throw new AppError("CONFLICT", { state: "no_operator", action: "change_grants" });
  const grants = inOrder(input.grants);
  if (isSame(account.grants, grants)) return { grants };
  if (!isSame(account.grants, inOrder(input.seen))) throw changed("changed");
  const event = { id: newId("evt"), action: "grants_changed" as const, userId: id, actorId: ctx.caller.userId, reason };
  const isDone = writtenEvent(event.id);
  const mail = mailTo(ctx, account, grants, reason);
  const audited = auditEntry(ctx, {
    action: "change_grants",
    entity: "user",
    entityId: id,
    before: { grants: account.grants.join(",") },
    after: { grants: grants.join(",") },
    reason,
  });
  const isAsSeen = and(
    eq(users.id, id),
    eq(users.userType, "admin"),
    sql`${users.grants} = ${JSON.stringify(account.grants)}`,
  );
  const mayChange = and(stillHolds(ctx.caller.userId, "operators"), leavesHolder(id, account.grants, grants));
  const { written, holders } = await batchOf(ctx, {
    holders: ctx.db.all<{ isLeft: number }>(sql`select ${leavesHolder(id, account.grants, grants)} as "isLeft"`),
    written: ctx.db.run(platformEvent(ctx, event, sql`${rowExists(users, isAsSeen)} and ${mayChange}`)),
    change: ctx.db
      .update(users)
      .set({ grants, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), isDone)),
    audited: ctx.db.run(audited(isDone)),
    notice: ctx.db.run(noticeRow(noticeTo(ctx, id))(isDone)),
    mail: ctx.db.run(row(outbox, mail)(isDone)),
  });
  if (written.rowsAffected === 0) throw changed(holders[0]?.isLeft === 0 ? "last_holder" : "changed");
  ctx.waitUntil(deliver(ctx, mail));
  return { grants };
}

interface Account {
  email: string;
  locale: Locale;
  userType: (typeof users.$inferSelect)["userType"];
  grants: Grant[];
}

async function look({ db }: SignedInContext, id: string): Promise<Account> {
  const [account] = await db
    .select({ email: users.email, locale: users.locale, userType: users.userType, grants: users.grants })
    .from(users)
    .where(eq(users.id, id));
  if (!account) throw new AppError("NOT_FOUND");
  return account;
}

function isSame(one: readonly Grant[], other: readonly Grant[]): boolean {
  return one.join() === other.join();
}

function changed(state: "changed" | "last_holder"): AppError {
  return new AppError("CONFLICT", { state, action: "change_grants" });
}

function leavesHolder(id: string, before: readonly Grant[], after: readonly Grant[]) {
  const isTaken = before.includes("operators") && !after.includes("operators");
  return isTaken ? anotherHolds(id, "operators") : sql`true`;
}

/** What the site tells the operator; it comes whatever is set, like all on the safety of an account. */
function noticeTo({ now }: SignedInContext, userId: string) {
  const template = ACCOUNT_NOTICES.change_grants;
  return { id: newId("ntc"), userId, kind: "requests" as const, template, data: {}, path: "/admin", createdAt: now() };
}

function mailTo(ctx: SignedInContext, { email, locale }: Account, grants: readonly Grant[], note: string) {
  return outboxRow(ctx, {
    template: "grants-changed",
    recipient: email,
    locale,
    data: { grants: grants.join(","), note, link: `${ctx.origin}/admin?lang=${locale}` },
  });
}

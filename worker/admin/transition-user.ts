import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { TransitionUser } from "#domain/admin/manage-users.ts";
import {
  type AccountState,
  type AccountTransition,
  accountMachine,
  accountState,
} from "#domain/identity/account-machine.ts";
import { ACCOUNT_NOTICES } from "#domain/identity/account-notices.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { type notices, outbox } from "#drizzle/schema/platform.ts";
import { platformEvent } from "#worker/identity/account-event.ts";
import { writtenEvent } from "#worker/identity/written-event.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { anotherHolds, stillHolds } from "#worker/platform/holders-sql.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

interface Account {
  id: string;
  email: string;
  locale: Locale;
  userType: UserType;
  suspendedAt: number | null;
}

const EVENTS = { suspend: "suspended", restore: "restored" } as const;

/**
 * Suspends an account, which ends all its sessions, so that it is out with its next request; or restores it. State, event,
 * audit, notice and mail in one batch.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own account (workflows: never again 6) and, without the grant for it, for
 *   another operator's; CONFLICT with state and action
 */
export async function transitionUser(ctx: SignedInContext, input: TransitionUser): Promise<{ state: AccountState }> {
  const { id, action, reason } = input;
  if (id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  const account = await look(ctx, id);
  if (account.userType === "admin") expectGrant(ctx.caller.grants, THING_GRANTS.operator);
  const state = accountState(account.suspendedAt);
  const to = accountMachine.transition(state, action, "admin");
  const suspendedAt = to === "suspended" ? ctx.now() : null;
  const event = { id: newId("evt"), action: EVENTS[action], userId: id, actorId: ctx.caller.userId, reason };
  const isDone = writtenEvent(event.id);
  const mail = mailTo(ctx, account, input);
  const audited = auditEntry(ctx, {
    action: `user_${action}`,
    entity: "user",
    entityId: id,
    before: { state, suspendedAt: account.suspendedAt },
    after: { state: to, suspendedAt },
    reason,
  });
  const isAsSeen = and(eq(users.id, id), isInState(state), mayStill(ctx, account), leavesHolder(account, action));
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db.run(platformEvent(ctx, event, rowExists(users, isAsSeen))),
    ctx.db
      .update(users)
      .set({ suspendedAt, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), isDone)),
    ...(to === "suspended" ? [ctx.db.delete(sessions).where(sql`${eq(sessions.userId, id)} and ${isDone}`)] : []),
    ...[audited, noticeRow(noticeTo(ctx, input)), row(outbox, mail)].map((insert) => ctx.db.run(insert(isDone))),
  ]);
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: to, action });
  if (to === "suspended") dismissFromRooms(ctx, id);
  ctx.waitUntil(deliver(ctx, mail));
  return { state: to };
}

async function look({ db }: SignedInContext, id: string): Promise<Account> {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      userType: users.userType,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!account) throw new AppError("NOT_FOUND");
  return account;
}

function isInState(state: AccountState): SQL {
  return state === "suspended" ? isNotNull(users.suspendedAt) : isNull(users.suspendedAt);
}

/** An operator is put out only where another is left who may say what each may do. */
function leavesHolder({ id, userType }: Account, action: AccountTransition): SQL {
  return userType === "admin" && action === "suspend" ? anotherHolds(id, "operators") : sql`true`;
}

/** Of two admins who suspend each other at the same moment one stays, and with it who may do that to an operator. */
function mayStill({ caller }: SignedInContext, { userType }: Account): SQL {
  const isSame = eq(users.userType, userType);
  if (userType === "admin") return sql`${isSame} and ${stillHolds(caller.userId, "operators")}`;
  return sql`exists (select 1 from ${users} as me where me.id = ${caller.userId} and me.user_type = 'admin'
    and me.suspended_at is null)`;
}

/** What the site tells the person; it comes whatever is set, like all on the safety of an account. */
function noticeTo({ now }: SignedInContext, { id, action, reason }: TransitionUser): typeof notices.$inferInsert {
  return {
    id: newId("ntc"),
    userId: id,
    kind: "requests",
    template: ACCOUNT_NOTICES[action],
    data: reason && action === "suspend" ? { note: reason } : {},
    path: "/settings",
    createdAt: now(),
  };
}

const TEMPLATES = { suspend: "account-suspended", restore: "account-restored" } as const satisfies Record<
  AccountTransition,
  string
>;

function mailTo(ctx: SignedInContext, { email, locale }: Account, { action, reason }: TransitionUser) {
  const path = action === "suspend" ? "/contact" : "/auth";
  const note = action === "suspend" ? (reason ?? "") : "";
  return outboxRow(ctx, {
    template: TEMPLATES[action],
    recipient: email,
    locale,
    data: { note, link: `${ctx.origin}${path}?lang=${locale}` },
  });
}

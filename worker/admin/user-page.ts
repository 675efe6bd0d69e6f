import { and, count, desc, eq, gt, max } from "drizzle-orm";
import type { UserInput } from "#domain/admin/manage-users.ts";
import { accountMachine, accountState } from "#domain/identity/account-machine.ts";
import { holdsOne } from "#domain/identity/grants.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { LONGEST_SESSION_MS } from "#worker/platform/sessions.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

const MOST_EVENTS = 100;

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  location: users.location,
  userType: users.userType,
  grants: users.grants,
  locale: users.locale,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  deleteAfter: users.deleteAfter,
  createdAt: users.createdAt,
  company: { id: suppliers.id, status: suppliers.status, names: namesOf() },
};

/**
 * Everything of one account that a decision needs: facts, company, how many browsers are signed in, and its newest 100
 * events. What may be done is empty for one's own, and
 * for another operator's without the grant for it. One database call besides the session's.
 * @throws AppError NOT_FOUND
 */
export async function userPage(ctx: SignedInContext, { id }: UserInput) {
  const { db, now, caller } = ctx;
  const isLive = and(
    eq(sessions.userId, id),
    gt(sessions.expiresAt, now()),
    gt(sessions.createdAt, now() - LONGEST_SESSION_MS),
  );
  const [[account], [open], events] = await db.batch([
    db.select(columns).from(users).leftJoin(suppliers, eq(suppliers.ownerId, users.id)).where(eq(users.id, id)),
    db
      .select({ count: count(), lastUsedAt: max(sessions.lastUsedAt) })
      .from(sessions)
      .where(isLive),
    db
      .select({
        id: accountEvents.id,
        action: accountEvents.action,
        actorId: accountEvents.actorId,
        details: accountEvents.details,
        createdAt: accountEvents.createdAt,
      })
      .from(accountEvents)
      .where(eq(accountEvents.userId, id))
      .orderBy(desc(accountEvents.createdAt))
      .limit(MOST_EVENTS),
  ]);
  if (!account) throw new AppError("NOT_FOUND");
  const isSelf = id === caller.userId;
  const mayChange = holdsOne(THING_GRANTS.operator, caller.grants);
  const isOpen = !isSelf && (account.userType !== "admin" || mayChange);
  return {
    ...account,
    isSelf,
    /** The caller moves this account. */
    isOpen,
    /** The caller says what this operator may do. */
    mayChangeGrants: !isSelf && account.userType === "admin" && mayChange,
    state: accountState(account.suspendedAt),
    actions: isOpen ? accountMachine.actionsOf(accountState(account.suspendedAt), "admin") : [],
    sessions: { count: open?.count ?? 0, lastUsedAt: open?.lastUsedAt ?? null },
    events: events.map(({ actorId, details, ...event }) => ({
      ...event,
      by: whoOf(actorId, id),
      note: details.reason ?? null,
    })),
  };
}

function whoOf(actorId: string | null, userId: string): "user" | "operator" | "clock" {
  if (actorId === null) return "clock";
  return actorId === userId ? "user" : "operator";
}

import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { conversations, messageFiles } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { IS_CLOSED, IS_OTHER, isMine, me, other, peer } from "./member-sql.ts";

/** The query of why a message was not written; no row for who is no member. */
export function selectMembership({ db, caller }: SignedInContext, conversationId: string, freeFiles?: SQL) {
  return db
    .select({
      blockedAt: me.blockedAt,
      otherBlockedAt: other.blockedAt,
      isClosed: sql<number>`${IS_CLOSED}`,
      files: sql<number>`(select count(*) from ${messageFiles} where ${freeFiles ?? sql`false`})`,
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .leftJoin(other, IS_OTHER)
    .leftJoin(peer, eq(peer.id, other.userId))
    .where(and(eq(me.conversationId, conversationId), isMine(caller.userId)));
}

type Membership = Awaited<ReturnType<typeof selectMembership>>[number];

/** The refusal of who may not write to a conversation; null for who may. */
export function refusalToWrite(membership: Membership | undefined): AppError | null {
  if (!membership) return new AppError("NOT_FOUND");
  if (membership.blockedAt !== null || membership.otherBlockedAt !== null)
    return new AppError("FORBIDDEN", { state: "blocked", action: "send" });
  return membership.isClosed === 1 ? new AppError("FORBIDDEN", { state: "closed", action: "send" }) : null;
}

/** The refusal of what another account wrote than is signed in now. */
export function otherAccount(): AppError {
  return new AppError("CONFLICT", { state: "other_account", action: "send" });
}

/** Why a message within the limits was not written. */
export function refusalOfMessage(membership: Membership | undefined, files: number): AppError {
  const refusal = refusalToWrite(membership);
  if (refusal) return refusal;
  if (membership && membership.files < files)
    return new AppError("BAD_INPUT", { issues: [{ path: "fileIds", code: "unknown_file" }] });
  // The account itself was suspended since its session was read.
  return new AppError("UNAUTHENTICATED");
}

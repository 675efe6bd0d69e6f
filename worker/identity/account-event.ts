import type { SQL } from "drizzle-orm";
import { accountEvents } from "#drizzle/schema/identity.ts";
import { insertWhere, type RowValues } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";

/** What people do to their own account. */
type AccountAction =
  | "signed_up"
  | "signed_in"
  | "signed_out"
  | "reset_requested"
  | "password_reset"
  | "email_verified"
  | "avatar_changed"
  | "avatar_removed"
  | "profile_changed"
  | "password_changed"
  | "email_change_requested"
  | "email_change_cancelled"
  | "email_changed"
  | "session_ended"
  | "other_sessions_ended"
  | "second_factor_on"
  | "second_factor_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "deletion_requested"
  | "deletion_cancelled";

/** What the platform does to somebody's account. */
type OperatorAction = "suspended" | "restored" | "sessions_ended_by_house" | "grants_changed";

interface AccountEvent {
  action: AccountAction;
  /** The account it happened to, which is also the one that did it. */
  userId: string | SQL;
  details?: Record<string, string> | SQL;
}

/** The row of something that an account did to itself, written where `condition` holds. */
export function ownEvent(ctx: Pick<Context, "now">, event: AccountEvent, condition: SQL, id = newId("evt")): SQL {
  const { action, userId, details = {} } = event;
  const row: RowValues<typeof accountEvents> = { id, userId, action, actorId: userId, details, createdAt: ctx.now() };
  return insertWhere(accountEvents, row, condition);
}

interface PlatformEvent {
  id: string;
  action: OperatorAction;
  userId: string;
  /** The admin. */
  actorId: string;
  reason: string | null;
}

/** The row of something that the platform did to an account, written where `condition` holds. */
export function platformEvent(ctx: Pick<Context, "now">, { reason, ...event }: PlatformEvent, condition: SQL): SQL {
  return insertWhere(accountEvents, { ...event, details: reason ? { reason } : {}, createdAt: ctx.now() }, condition);
}

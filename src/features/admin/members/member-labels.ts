import type { UserState } from "#domain/admin/manage-users.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const TYPES: Record<UserType, () => string> = {
  buyer: m.members_type_buyer,
  supplier: m.members_type_supplier,
  admin: m.members_type_admin,
};

/** Name of a type of accounts. */
export function typeLabels(type: UserType): string {
  return labelOf(TYPES, type);
}

const STATES: Record<UserState, () => string> = {
  suspended: m.members_state_suspended,
  unverified: m.members_state_unverified,
  to_delete: m.members_state_to_delete,
};

/** Name of a state that accounts are filtered by. */
export function stateLabels(state: UserState): string {
  return labelOf(STATES, state);
}

interface States {
  suspendedAt: number | null;
  emailVerifiedAt: number | null;
  deleteAfter: number | null;
}

/** What is to be said of an account; "active" where there is nothing else. */
export function statesOf({ suspendedAt, emailVerifiedAt, deleteAfter }: States): UserState[] {
  return [
    ...(suspendedAt === null ? [] : ["suspended" as const]),
    ...(emailVerifiedAt === null ? ["unverified" as const] : []),
    ...(deleteAfter === null ? [] : ["to_delete" as const]),
  ];
}

const EVENTS = {
  signed_up: m.members_event_signed_up,
  signed_in: m.members_event_signed_in,
  signed_out: m.members_event_signed_out,
  reset_requested: m.members_event_reset_requested,
  password_reset: m.members_event_password_reset,
  email_verified: m.members_event_email_verified,
  avatar_changed: m.members_event_avatar_changed,
  avatar_removed: m.members_event_avatar_removed,
  profile_changed: m.members_event_profile_changed,
  password_changed: m.members_event_password_changed,
  email_change_requested: m.members_event_email_change_requested,
  email_change_cancelled: m.members_event_email_change_cancelled,
  email_changed: m.members_event_email_changed,
  session_ended: m.members_event_session_ended,
  other_sessions_ended: m.members_event_other_sessions_ended,
  role_changed: m.members_event_role_changed,
  second_factor_on: m.members_event_second_factor_on,
  second_factor_off: m.members_event_second_factor_off,
  second_factor_reset: m.members_event_second_factor_reset,
  second_factor_tried: m.members_event_second_factor_tried,
  recovery_codes_renewed: m.members_event_recovery_codes_renewed,
  recovery_code_used: m.members_event_recovery_code_used,
  deletion_requested: m.members_event_deletion_requested,
  deletion_cancelled: m.members_event_deletion_cancelled,
  grants_changed: m.operators_event_changed,
  suspended: m.members_event_suspended,
  restored: m.members_event_restored,
  sessions_ended_by_house: m.members_event_sessions_ended_by_platform,
} as const;

/** An event of an account in words. */
export function memberEventLabels(action: string): string {
  return (Object.entries(EVENTS).find(([name]) => name === action)?.[1] ?? m.members_event_other)();
}

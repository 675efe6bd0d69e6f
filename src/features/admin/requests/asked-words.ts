import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { invitationWords, reasonWords } from "#src/lib/invitation-words.ts";

/** What speaks to the buyer where the buyer reads it. */
const STATES = new Map<InvitationStatus, () => string>([
  ["info_requested", m.admin_requests_state_info_requested],
  ["info_provided", m.admin_requests_state_info_provided],
]);

const REASONS = new Map<string, () => string>([
  ["direct", m.admin_requests_reason_direct],
  ["destination", m.admin_requests_reason_destination],
  ["moq", m.admin_requests_reason_moq],
  ["terms", m.admin_requests_reason_terms],
]);

/** How far a supplier who was asked is, told to operators. */
export function askedState(status: InvitationStatus): string {
  return STATES.get(status)?.() ?? invitationWords(status);
}

/** Why a supplier was asked, told to operators; a code of a later version is left out. */
export function askedReasons(reasons: readonly string[]): string[] {
  return reasons.flatMap((reason) => REASONS.get(reason)?.() ?? reasonWords([reason]));
}

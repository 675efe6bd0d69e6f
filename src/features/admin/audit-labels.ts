import type { Audited } from "#domain/admin/read-audit.ts";
import { REFUSED_KINDS } from "#domain/rfq/refused-kinds.ts";
import { m } from "#i18n/paraglide/messages.js";
import { refusedName } from "#src/vocabulary/refused-name.ts";
import { eventLabels } from "./event-labels.ts";
import { productEventLabels } from "./review/product-labels.ts";

const ENTITIES: Record<Audited, () => string> = {
  supplier: m.admin_audit_entity_supplier,
  product: m.admin_audit_entity_product,
  product_revision: m.admin_audit_entity_product_revision,
  company_revision: m.admin_audit_entity_company_revision,
  mail: m.admin_audit_entity_mail,
  rfq: m.admin_audit_entity_rfq,
  refused_line: m.admin_audit_entity_refused_line,
  exchange_rate: m.admin_audit_entity_exchange_rate,
  order: m.admin_audit_entity_order,
  rating: m.admin_audit_entity_rating,
  user: m.admin_audit_entity_user,
  tip: m.editor_audit_tip,
  partner: m.editor_audit_partner,
  claim: m.editor_audit_claim,
  statistics: m.editor_audit_statistics,
  synonyms: m.editor_audit_synonyms,
  search_index: m.editor_indexing,
  report: m.reports_audit_report,
  conversation: m.reports_audit_conversation,
  contact_message: m.admin_audit_entity_contact_message,
  lead: m.admin_audit_entity_lead,
  tip_submission: m.admin_audit_entity_tip_submission,
};

/** What only the log knows; moves have the words of a company's own events. */
const ACTIONS = {
  list_company: m.claims_audit_list,
  invite_owner: m.claims_audit_invite,
  accept_claim: m.claims_audit_accept,
  refuse_claim: m.claims_audit_refuse,
  decide_item: m.admin_audit_action_decide_item,
  open_document: m.admin_audit_action_open_document,
  open_conversation: m.reports_audit_open,
  close_conversation: m.reports_audit_close,
  open_file: m.admin_audit_action_open_file,
  undo_refusal: m.admin_audit_action_undo_refusal,
  settle: m.admin_audit_action_settle,
  reopen: m.admin_audit_action_reopen,
  settle_completed: m.admin_audit_action_settle_completed,
  settle_cancelled: m.admin_audit_action_settle_cancelled,
  cancel_agreed: m.admin_audit_action_cancel_agreed,
  hide: m.admin_audit_action_hide,
  show: m.admin_audit_action_show,
  add_rate: m.admin_audit_action_add_rate,
  resend: m.admin_audit_action_resend,
  open_mail: m.admin_audit_action_open_mail,
  discard_mail: m.admin_audit_action_discard_mail,
  apply: m.admin_audit_action_apply,
  decline: m.admin_audit_action_decline,
  request_changes: m.admin_audit_action_request_changes,
  remove: m.admin_audit_action_remove,
  user_suspend: m.admin_audit_action_user_suspend,
  user_restore: m.admin_audit_action_user_restore,
  end_sessions: m.admin_audit_action_end_sessions,
  reset_factor: m.admin_audit_action_reset_factor,
  grant_admin: m.admin_audit_action_grant_admin,
  change_grants: m.operators_audit_changed,
  propose: m.operators_second_audit_propose,
  confirm_proposal: m.operators_second_audit_confirm,
  refuse_proposal: m.operators_second_audit_refuse,
  withdraw_proposal: m.operators_second_audit_withdraw,
  create: m.editor_action_create,
  edit: m.editor_action_edit,
  publish: m.editor_action_publish,
  withdraw: m.editor_action_withdraw,
  reorder: m.editor_action_reorder,
  count: m.editor_action_count,
  index_again: m.editor_action_index_again,
} as const;

/** Kinds of things that the log tells about, for a filter. */
export const ENTITY_CHOICES = Object.keys(ENTITIES) as Audited[];

/** Moves of companies that an admin takes, besides what only the log knows. */
const COMPANY_TRANSITIONS = [
  "approve",
  "request_info",
  "reject",
  "suspend",
  "restore",
  "terminate",
  "trust",
  "distrust",
];

/** Codes of what may have been done, for a filter. */
export const ACTION_CHOICES: readonly string[] = [...COMPANY_TRANSITIONS, ...Object.keys(ACTIONS)];

/** Name of what a line of the log is about; what is unknown keeps its code. */
export function entityLabels(entity: string): string {
  return Object.entries(ENTITIES).find(([name]) => name === entity)?.[1]() ?? entity;
}

const OF_PRODUCTS: readonly string[] = ["product", "product_revision"] satisfies Audited[];

/**
 * What was done, in words; what is unknown keeps its code.
 * @param entity of what kind of thing; companies where it is not said
 */
export function actionLabels(action: string, entity = ""): string {
  if (OF_PRODUCTS.includes(entity) && COMPANY_TRANSITIONS.includes(action)) return productEventLabels(action);
  const known = Object.entries(ACTIONS).find(([name]) => name === action)?.[1];
  return known ? known() : eventLabels({ action, note: null }).words;
}

/** Who did it where no account is told: whoever runs the site, by a command, or an account that is gone. */
export function actorWithoutAccount(isByCommand: boolean): string {
  return isByCommand ? m.admin_audit_by_command() : m.admin_audit_gone();
}

/** What a company had refused, as the log keeps it of an undone refusal; nothing of all else. */
export function auditedRefusal({ entity, before }: { entity: string; before: Record<string, unknown> }): string | null {
  const { kind, value, label } = before;
  const known = REFUSED_KINDS.find((one) => one === kind);
  if (entity !== "refused_line" || !known || typeof value !== "string" || typeof label !== "string") return null;
  return refusedName({ kind: known, value, label });
}

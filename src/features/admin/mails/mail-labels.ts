import type { MailFailure, MailKind } from "#domain/admin/mail-failures.ts";
import { m } from "#i18n/paraglide/messages.js";

/** What a mail is about, in words. */
export const KIND_NAMES: Record<MailKind, () => string> = {
  account: m.admin_mails_kind_account,
  company: m.admin_mails_kind_company,
  products: m.admin_mails_kind_products,
  trade: m.admin_mails_kind_trade,
  orders: m.admin_mails_kind_orders,
  messages: m.admin_mails_kind_messages,
  reminders: m.admin_mails_kind_reminders,
  forms: m.admin_mails_kind_forms,
  other: m.admin_mails_kind_other,
};

/** Why it failed, for a filter. */
export const FAILURE_NAMES: Record<MailFailure, () => string> = {
  returned: m.admin_mails_failure_returned,
  refused: m.admin_mails_failure_refused,
  sender: m.admin_mails_failure_sender,
  quota: m.admin_mails_failure_quota,
  unanswered: m.admin_mails_failure_unanswered,
  unwritable: m.admin_mails_failure_unwritable,
  other: m.admin_mails_failure_other,
};

/** Why it failed and what can be done. */
export const FAILURE_CURES: Record<MailFailure, () => string> = {
  returned: m.admin_mails_cure_returned,
  refused: m.admin_mails_cure_refused,
  sender: m.admin_mails_cure_sender,
  quota: m.admin_mails_cure_quota,
  unanswered: m.admin_mails_cure_unanswered,
  unwritable: m.admin_mails_cure_unwritable,
  other: m.admin_mails_cure_other,
};

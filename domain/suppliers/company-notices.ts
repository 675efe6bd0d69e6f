import type { SupplierAction } from "./supplier-machine.ts";

/** What an owner is told of its company on the site, by what happened; texts are the screens'. */
export const COMPANY_NOTICES = {
  apply: "company_received",
  request_info: "company_info_requested",
  provide_info: "company_received",
  approve: "company_approved",
  reject: "company_rejected",
  resubmit: "company_received",
  suspend: "company_suspended",
  restore: "company_restored",
  terminate: "company_terminated",
  reject_item: "company_item_rejected",
  claim: "company_claimed",
  accept_claim: "company_claim_accepted",
  refuse_claim: "company_claim_refused",
  apply_changes: "company_changes_applied",
  decline_changes: "company_changes_declined",
} as const satisfies Record<
  | SupplierAction
  | "apply"
  | "reject_item"
  | "claim"
  | "accept_claim"
  | "refuse_claim"
  | "apply_changes"
  | "decline_changes",
  string
>;

export type CompanyNews = keyof typeof COMPANY_NOTICES;
export type CompanyNotice = (typeof COMPANY_NOTICES)[CompanyNews];

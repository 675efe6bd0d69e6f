/** What an account is told on the site of what the platform did with it; texts are the screens'. */
export const ACCOUNT_NOTICES = {
  suspend: "account_suspended",
  restore: "account_restored",
  change_grants: "grants_changed",
} as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[keyof typeof ACCOUNT_NOTICES];

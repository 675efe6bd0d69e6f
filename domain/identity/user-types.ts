/** What an account is for (spec §6). Never authorise selling on it: that takes an approved supplier (workflows: Supplier). */
export const USER_TYPES = ["buyer", "supplier", "admin"] as const;
export type UserType = (typeof USER_TYPES)[number];

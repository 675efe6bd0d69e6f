import type { SupplierId } from "./suppliers/all.ts";

/** The account of a demo login, by the name before `@demo.test`. */
export function demoAccountId(login: string): string {
  return `usr_demo_${login}`;
}

/** Which demo login runs which company; the others were imported and have no account. */
export const DEMO_COMPANIES = {
  supplier: "sup_demo_1",
  supplier2: "sup_demo_2",
  supplier3: "sup_qimam_steel",
  supplier4: "sup_safa_glass",
  pending: "sup_demo_pending",
  rejected: "sup_demo_rejected",
  suspended: "sup_demo_suspended",
} as const satisfies Record<string, SupplierId>;

/** The accounts of companies that have one. */
export const DEMO_OWNERS: Partial<Record<SupplierId, string>> = Object.fromEntries(
  Object.entries(DEMO_COMPANIES).map(([login, id]) => [id, demoAccountId(login)]),
);

/** Who reviewed the demo companies. */
export const DEMO_REVIEWER = demoAccountId("admin");

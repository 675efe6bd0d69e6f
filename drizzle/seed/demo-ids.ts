import { SUPPLIERS, type SupplierId } from "./suppliers/all.ts";

/** The account of a demo login, by the name before `@demo.test`. */
export function demoAccountId(login: string): string {
  return `usr_demo_${login}`;
}

/** Which demo login runs which company. */
export const DEMO_COMPANIES = {
  supplier: "sup_demo_1",
  supplier2: "sup_demo_2",
  supplier3: "sup_qimam_steel",
  supplier4: "sup_safa_glass",
  pending: "sup_demo_pending",
  rejected: "sup_demo_rejected",
  suspended: "sup_demo_suspended",
} as const satisfies Record<string, SupplierId>;

/** Listed without an account that runs them: they take no requests, and their owners may claim them. */
export const LISTED_COMPANIES: readonly SupplierId[] = ["sup_mizan_cloud", "sup_afiyat_nutrition", "sup_sadu_textiles"];

const RUN_BY_LOGINS: readonly string[] = Object.values(DEMO_COMPANIES);

/** Companies with an owner of their own, `owner-<slug>@demo.test`: all others. */
export const OWNED_COMPANIES = (Object.keys(SUPPLIERS) as SupplierId[]).filter(
  (id) => !RUN_BY_LOGINS.includes(id) && !LISTED_COMPANIES.includes(id),
);

/** The account that runs a company of {@link OWNED_COMPANIES}. */
export function ownerAccountId(company: SupplierId): string {
  return `usr_of_${company}`;
}

/** The accounts of companies that have one. */
export const DEMO_OWNERS: Partial<Record<SupplierId, string>> = Object.fromEntries([
  ...Object.entries(DEMO_COMPANIES).map(([login, id]) => [id, demoAccountId(login)]),
  ...OWNED_COMPANIES.map((id) => [id, ownerAccountId(id)]),
]);

/** Who reviewed the demo companies. */
export const DEMO_REVIEWER = demoAccountId("admin");

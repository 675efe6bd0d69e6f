import type { EmployeeCount } from "#domain/kernel/employee-count.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { BusinessType } from "#domain/suppliers/supplier-facts.ts";

export interface SupplierDraft {
  slug: string;
  type: BusinessType;
  /** Approved unless said otherwise. */
  status?: SupplierStatus;
  /** ISO country code and the city's English name. */
  at: readonly [country: "AE" | "SA" | "KW" | "QA" | "BH" | "OM", city: string];
  since: number;
  staff: EmployeeCount;
  /** False for the few whose papers have not been checked yet. */
  verified: boolean;
  certs: readonly string[];
  /** Which of the eight geometric covers. */
  cover: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Lines: name, city, specialization, description. */
  ar: string;
  en: string;
  fr: string;
}

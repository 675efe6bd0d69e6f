import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { itemsToProvide } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { statesOf } from "./item-labels.ts";
import type { Company } from "./use-company.ts";

const WORDS: Record<SupplierStatus, () => string> = {
  pending: m.company_status_pending,
  info_requested: m.company_status_info_requested,
  approved: m.company_status_approved,
  rejected: m.company_status_rejected,
  suspended: m.company_status_suspended,
  terminated: m.company_status_terminated,
};

const NEXT: Record<SupplierStatus, () => string> = {
  pending: m.company_next_pending,
  info_requested: m.company_next_info_requested,
  approved: m.company_next_approved,
  rejected: m.company_next_rejected,
  suspended: m.company_next_suspended,
  terminated: m.company_next_terminated,
};

export const STATUS_TONES = {
  pending: "gulf",
  info_requested: "brass",
  approved: "leaf",
  rejected: "clay",
  suspended: "clay",
  terminated: "neutral",
} as const satisfies Record<SupplierStatus, string>;

/** Where a company stands, in a word. */
export function statusLabels(status: SupplierStatus): string {
  return labelOf(WORDS, status);
}

interface NextStep extends Pick<Company, "status"> {
  checklist: Parameters<typeof statesOf>[0];
}

/** What comes next, and whose turn it is. */
export function nextStepLabels({ status, checklist }: NextStep): string {
  const isIncomplete = status === "pending" && itemsToProvide(statesOf(checklist)).length > 0;
  return isIncomplete ? m.company_next_pending_missing() : labelOf(NEXT, status);
}

/** How old an application is against what the platform promised; late is said to be late. */
export function ageLabels({ days, total }: { days: number; total: number }): string {
  if (days === 0) return m.company_age_first();
  return days > total ? m.company_age_late({ count: days, total }) : m.company_age_day({ day: days, total });
}

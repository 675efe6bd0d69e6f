import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import { LICENCE_GRACE_MS, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

export type Application = ApiOutputs["admin"]["application"];

export interface Obstacles {
  /** Required items that are neither accepted nor waived. */
  openItems: Application["openItems"];
  /** The newest licence ended so long ago that the scheduler would suspend the company again. */
  isLicenceEnded: boolean;
}

/**
 * What a move needs an override for, as the server will see it; null when nothing stands in its way.
 * @param accepted items that the move accepts with it
 */
export function inTheWay(
  application: Application,
  action: SupplierAction,
  now: number,
  accepted: readonly ChecklistItem[] = [],
): Obstacles | null {
  if (action !== "approve" && action !== "restore") return null;
  const openItems = action === "approve" ? application.openItems.filter((item) => !accepted.includes(item)) : [];
  const licence = application.checklist.find(({ item }) => item === "trade_licence");
  const end = licence?.documents.find(({ validUntil }) => validUntil !== null)?.validUntil ?? null;
  const isLicenceEnded = end !== null && end + LICENCE_GRACE_MS <= now;
  return openItems.length > 0 || isLicenceEnded ? { openItems, isLicenceEnded } : null;
}

import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";

/** How an owner's change of name, category, country or licence takes effect; null where nothing may be edited. */
export type EditMode = "staged" | "at_once" | null;

/**
 * Who is public waits for a look; who is not yet may still put right what it applied with; a suspended company edits nothing
 * that the public would see again (workflows: Edits of an owned company).
 */
export function editModeOf(status: SupplierStatus): EditMode {
  if (status === "approved") return "staged";
  return status === "suspended" || status === "terminated" ? null : "at_once";
}

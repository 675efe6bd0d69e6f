import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";

/** How much of its own trade a company's owner sees. */
export type TradeSight = "whole" | "without_contacts" | "nothing";

/**
 * What a company's state leaves of its orders and of the quotes that it sent (rulings: a suspended company): an approved one
 * sees all of it; a terminated one nothing but its export; the others read what binds them, without contact details and
 * without uploaded files.
 */
export function tradeSight(status: SupplierStatus): TradeSight {
  if (status === "approved") return "whole";
  return status === "terminated" ? "nothing" : "without_contacts";
}

/** By what the other side could be reached, emptied; its name, town and tax number stay: documents rest on them. */
export function withoutContacts<Party extends { contactName: string; email: string; phone: string; address?: string }>(
  party: Party,
): Party {
  const blank = { contactName: "", email: "", phone: "" };
  return "address" in party ? { ...party, ...blank, address: "" } : { ...party, ...blank };
}

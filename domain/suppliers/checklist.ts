import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";

/** What the platform looks at before it approves a company, in the order of the screen. */
export const CHECKLIST_ITEMS = [
  "trade_licence",
  "trn",
  "bank_letter",
  "certificates",
  "logo",
  "addresses",
  "markets",
] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** Items that are answered by a file; the others by words. */
export const DOCUMENT_ITEMS = [
  "trade_licence",
  "bank_letter",
  "certificates",
  "logo",
] as const satisfies ChecklistItem[];
export type DocumentItem = (typeof DOCUMENT_ITEMS)[number];

/** Without these a company is approved only by an override with a reason. */
export const REQUIRED_ITEMS: readonly ChecklistItem[] = ["trade_licence", "trn", "addresses"];

/** Items that an approval may accept with it; of certificates the reviewer says what each proves, one by one. */
export const ACCEPTED_TOGETHER = CHECKLIST_ITEMS.filter((item) => item !== "certificates");

/** Countries that a company may name; more would say nothing. */
export const MAX_MARKETS = 60;

export const ITEM_STATES = ["missing", "provided", "accepted", "rejected", "waived"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Life of an item: its owner provides it, the platform decides; what is provided again has to be looked at again. */
export function canDecide(state: ItemState, decision: "accepted" | "rejected" | "waived"): boolean {
  return decision === "waived" ? state !== "accepted" : state === "provided";
}

/**
 * Items that still stand in the way of an approval by one operator. What was waived does not, but for the licence: a company
 * without one is the exception that two decide on.
 */
export function openItems(states: Readonly<Partial<Record<ChecklistItem, ItemState>>>): ChecklistItem[] {
  const isSettled = (item: ChecklistItem) =>
    states[item] === "accepted" || (states[item] === "waived" && item !== "trade_licence");
  return REQUIRED_ITEMS.filter((item) => !isSettled(item));
}

/** Items that the owner has to provide, or provide again, before the platform looks again. */
export function itemsToProvide(states: Readonly<Partial<Record<ChecklistItem, ItemState>>>): ChecklistItem[] {
  return REQUIRED_ITEMS.filter((item) => ["missing", "rejected"].includes(states[item] ?? "missing"));
}

/** A company may provide and renew as long as it lives: a suspended one has to, to come back. */
export function mayProvide(status: SupplierStatus): boolean {
  return status !== "terminated";
}

/** A company that is not approved yet may already prepare products; buyers see them when it is. */
export function mayPrepare(status: SupplierStatus): boolean {
  return isUndecided(status);
}

/**
 * An owner may take a file back until a decision rests on it.
 * @param company its state, and when the platform last decided, in milliseconds
 * @param createdAt when the file came, in milliseconds
 */
export function mayRemove(company: { status: SupplierStatus; decidedAt: number | null }, createdAt: number): boolean {
  if (!mayProvide(company.status)) return false;
  return isUndecided(company.status) || createdAt > (company.decidedAt ?? 0);
}

function isUndecided(status: SupplierStatus): boolean {
  return status === "pending" || status === "info_requested" || status === "rejected";
}

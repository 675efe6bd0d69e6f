import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { lookOf } from "#src/vocabulary/look-of.ts";
import type { ChecklistEntry } from "./use-company.ts";

const ITEMS: Record<ChecklistItem, { name: () => string; hint: () => string }> = {
  trade_licence: { name: m.company_item_trade_licence, hint: m.company_hint_trade_licence },
  trn: { name: m.company_item_trn, hint: m.company_hint_trn },
  bank_letter: { name: m.company_item_bank_letter, hint: m.company_hint_bank_letter },
  certificates: { name: m.company_item_certificates, hint: m.company_hint_certificates },
  logo: { name: m.company_item_logo, hint: m.company_hint_logo },
  addresses: { name: m.company_item_addresses, hint: m.company_hint_addresses },
  markets: { name: m.company_item_markets, hint: m.company_hint_markets },
};

const STATES: Record<ItemState, () => string> = {
  missing: m.company_state_missing,
  provided: m.company_state_provided,
  accepted: m.company_state_accepted,
  rejected: m.company_state_rejected,
  waived: m.company_state_waived,
};

export const STATE_TONES = {
  missing: "neutral",
  provided: "gulf",
  accepted: "leaf",
  rejected: "clay",
  waived: "neutral",
} as const satisfies Record<ItemState, string>;

const itemLabels = (item: ChecklistItem) => lookOf(ITEMS, item, (name) => ({ name, hint: () => "" }));

/** Name of an item of the checklist. */
export function itemName(item: ChecklistItem): string {
  return itemLabels(item).name();
}

/** What an item asks for. */
export function itemHint(item: ChecklistItem): string {
  return itemLabels(item).hint();
}

/** How an item stands, in a word. */
export function stateLabels(state: ItemState): string {
  return labelOf(STATES, state);
}

/** The states of a checklist by item, as the domain's rules take them. */
export function statesOf(
  checklist: readonly Pick<ChecklistEntry, "item" | "state">[],
): Partial<Record<ChecklistItem, ItemState>> {
  return Object.fromEntries(checklist.map(({ item, state }) => [item, state]));
}

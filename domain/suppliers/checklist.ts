import * as z from "zod";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { optionalText, text } from "#domain/kernel/text.ts";

/** What the house looks at before it approves a company, in the order of the screen. */
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

export const ITEM_STATES = ["missing", "provided", "accepted", "rejected", "waived"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Life of an item: its owner provides it, the house decides; what is provided anew has to be looked at anew. */
export function canDecide(state: ItemState, decision: "accepted" | "rejected" | "waived"): boolean {
  return decision === "waived" ? state !== "accepted" : state === "provided";
}

/** Items that still stand in the way of an approval. */
export function openItems(states: Readonly<Partial<Record<ChecklistItem, ItemState>>>): ChecklistItem[] {
  return REQUIRED_ITEMS.filter((item) => states[item] !== "accepted" && states[item] !== "waived");
}

/** Items that the owner has to provide, or provide anew, before the house looks again. */
export function itemsToProvide(states: Readonly<Partial<Record<ChecklistItem, ItemState>>>): ChecklistItem[] {
  return REQUIRED_ITEMS.filter((item) => ["missing", "rejected"].includes(states[item] ?? "missing"));
}

/** A company may provide and renew as long as it lives: a suspended one has to, to come back. */
export function mayProvide(status: SupplierStatus): boolean {
  return status !== "terminated";
}

/** A tax registration number of the Gulf: 15 digits, whatever blanks and hyphens they are written with. */
export const trn = z
  .string()
  .max(60)
  .transform((raw) => toLatinDigits(raw).replace(/[\s\p{Cf}-]/gu, ""))
  .pipe(z.string().refine((digits) => /^\d{15}$/.test(digits), { params: { code: "invalid_trn" } }));

const MAX_ADDRESS = 300;
const MAX_MARKETS = 60;

/** Answers in words, by item. */
export const checklistAnswerSchema = z.discriminatedUnion("item", [
  z.strictObject({ item: z.literal("trn"), trn }),
  z.strictObject({
    item: z.literal("addresses"),
    country: z.string().regex(/^[A-Z]{2}$/),
    city: text(80),
    street: text(MAX_ADDRESS),
    warehouse: optionalText(MAX_ADDRESS),
  }),
  z.strictObject({
    item: z.literal("markets"),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(MAX_MARKETS),
  }),
]);
export type ChecklistAnswer = z.output<typeof checklistAnswerSchema>;

import { HIDDEN_SUPPLIERS } from "./hidden-suppliers.ts";
import { MANUFACTURERS } from "./manufacturers.ts";
import type { SupplierDraft } from "./supplier-draft.ts";
import { TRADERS } from "./traders.ts";

const ALL = { ...MANUFACTURERS, ...TRADERS, ...HIDDEN_SUPPLIERS };

export type SupplierId = keyof typeof ALL;

export const SUPPLIERS: Record<SupplierId, SupplierDraft> = ALL;

import { toLatinDigits } from "#domain/kernel/digits.ts";

/** A wanted quantity as an address holds it: a whole number from one up, of ten digits at most; undefined for anything else. */
export function readQuantity(raw: unknown): number | undefined {
  const typed = toLatinDigits(typeof raw === "string" || typeof raw === "number" ? String(raw) : "").trim();
  const quantity = /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 ? quantity : undefined;
}

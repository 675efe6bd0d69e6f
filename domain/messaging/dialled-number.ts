import { toLatinDigits } from "#domain/kernel/digits.ts";

const FEWEST = 8;
const MOST = 15;

/**
 * A phone number as it is dialled from anywhere (E.164), e.g. +971501234567, from what somebody typed into a form.
 * @returns null for a number without its country: nobody abroad could dial it
 */
export function dialledNumber(typed: string | null): string | null {
  const plain = toLatinDigits(typed ?? "").replace(/[^\d+]/g, "");
  const digits = /^(?:\+|00)(\d+)$/.exec(plain)?.[1] ?? "";
  return digits.length >= FEWEST && digits.length <= MOST ? `+${digits}` : null;
}

import { REFERENCE_ALPHABET, rfqReference } from "#domain/rfq/rfq-reference.ts";

const PREFIX = "ORD";
const TAIL = `-\\d{4}-[${REFERENCE_ALPHABET}]{6}`;

export const ORDER_REFERENCE = new RegExp(`^${PREFIX}${TAIL}$`);

/** Documents printed of an order carry its number behind their own letters. */
export const DOCUMENT_PREFIXES = { order: PREFIX, proforma: "PI", purchase_order: "PO" } as const;
export type OrderDocumentName = keyof typeof DOCUMENT_PREFIXES;
export const DOCUMENT_NUMBER = new RegExp(`^(${Object.values(DOCUMENT_PREFIXES).join("|")})${TAIL}$`);

/**
 * The reference of an order, e.g. ORD-2026-7K3F9Q.
 * @param random bytes as for a request's reference
 */
export function orderReference(year: number, random: Uint8Array): string {
  return rfqReference(year, random).replace(/^[A-Z]+/, PREFIX);
}

/** The number of a document of an order: PI-2026-7K3F9Q is the pro-forma invoice of ORD-2026-7K3F9Q. */
export function documentNumber(reference: string, document: OrderDocumentName): string {
  return reference.replace(/^[A-Z]+/, DOCUMENT_PREFIXES[document]);
}

/** The order behind the number of one of its documents. */
export function referenceOfDocument(number: string): string {
  return number.replace(/^[A-Z]+/, PREFIX);
}

/** The same part of the order's reference; a part that names another kind of document is of no order. */
export function referenceOfPart(part: string): string {
  return part.replace(/^(?:PI|PO)-/, `${PREFIX}-`);
}

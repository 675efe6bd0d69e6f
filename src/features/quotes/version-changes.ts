import { englishPlace, placeIn } from "#domain/kernel/places.ts";
import { commonTermsOf } from "#src/vocabulary/payment-terms.ts";
import type { Version, VersionLine } from "./thread.ts";

/** Terms of a version whose change matters to the other side. */
export type ChangedTerm =
  | "total"
  | "delivery"
  | "lead_time"
  | "payment"
  | "validity"
  | "freight"
  | "insurance"
  | "discount"
  | "vat"
  | "notes";

/** Which terms differ from the version before; none for the first. */
export function changedTerms(version: Version, before: Version | undefined): Set<ChangedTerm> {
  if (!before) return new Set();
  const differs = (...names: (keyof Version)[]) => names.some((name) => version[name] !== before[name]);
  const found: [ChangedTerm, boolean][] = [
    ["total", differs("totalMinor", "currency")],
    ["delivery", differs("incoterm") || commonPlace(version) !== commonPlace(before)],
    ["lead_time", differs("leadTimeDaysMin", "leadTimeDaysMax")],
    ["payment", commonTerms(version) !== commonTerms(before)],
    ["validity", differs("validUntil")],
    ["freight", differs("freightMinor")],
    ["insurance", differs("insuranceMinor")],
    ["discount", differs("discountMinor")],
    ["vat", differs("vatRate", "vatMinor")],
    ["notes", differs("notes")],
  ];
  return new Set(found.flatMap(([term, isChanged]) => (isChanged ? [term] : [])));
}

/** A known place is the same one in each language. */
function commonPlace({ place }: Version): string {
  return englishPlace(place) ?? placeIn(place, "en");
}

/** The common terms mean the same in each language. */
function commonTerms({ paymentTerms }: Version): unknown {
  return commonTermsOf(paymentTerms) ?? paymentTerms;
}

/** The same offer of the same line in the version before. */
export function lineBefore(line: VersionLine, before: Version | undefined): VersionLine | undefined {
  return before?.lines.find((other) => other.line === line.line && other.offer === line.offer);
}

/** How an offer stands to the version before: its price, or anything else of it. */
export function lineChange(line: VersionLine, before: Version | undefined): "new" | "price" | "other" | null {
  if (!before) return null;
  const other = lineBefore(line, before);
  if (!other) return "new";
  if (other.unitPriceMinor !== line.unitPriceMinor) return "price";
  const isSame =
    other.quantityMilli === line.quantityMilli &&
    other.unit === line.unit &&
    other.description === line.description &&
    other.isSubstitute === line.isSubstitute;
  return isSame ? null : "other";
}

/** Offers of the version before that this one no longer holds. */
export function droppedLines(version: Version, before: Version | undefined): VersionLine[] {
  return (before?.lines ?? []).filter((line) => !lineBefore(line, version));
}

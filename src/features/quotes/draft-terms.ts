import type { LineValues, TermsValues } from "./terms-values.ts";

/** Takes of a kept form what still has its place in this one; it may have been kept by an older page. */
export function draftTerms(kept: unknown, blank: TermsValues): TermsValues {
  if (!isRecord(kept)) return blank;
  const texts = Object.entries(blank).flatMap(([name, value]) => {
    const typed = kept[name];
    return typeof value === "string" && typeof typed === "string" ? [[name, typed]] : [];
  });
  return { ...blank, ...Object.fromEntries(texts), lines: keptLines(kept.lines, blank.lines) };
}

/** Every line of the request is there, with what was typed for it, and the alternatives after it. */
function keptLines(kept: unknown, blank: LineValues[]): LineValues[] {
  const lines = Array.isArray(kept) ? kept.filter(isLine) : [];
  return blank.flatMap((line) => {
    const offers = lines.filter((other) => other.line === line.line);
    return offers.some(({ offer }) => offer === 1) ? offers.map((offer) => ({ ...line, ...offer })) : [line];
  });
}

function isLine(value: unknown): value is LineValues {
  return (
    isRecord(value) &&
    typeof value.line === "number" &&
    typeof value.offer === "number" &&
    [value.description, value.quantity, value.unit, value.unitPrice].every((text) => typeof text === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

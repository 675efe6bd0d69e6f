import * as z from "zod";
import { stripHtml } from "./strip-html.ts";

export interface TextOptions {
  /** Least length of the cleaned text; 1 means "required". */
  min?: number;
  /** Keeps line breaks; without it the text is one line. */
  lines?: boolean;
}

/** Bidi embeddings, overrides and isolates can make text read as another; marks, ZWNJ and ZWJ are needed to write. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const INVISIBLE_ONLY = /^[\s\p{Cf}\p{M}]*$/u;

/**
 * Text as the platform stores it: NFC, no bidi overrides, control characters, lone surrogates or HTML, trimmed
 * (security 16). Escaping is the business of whoever prints it.
 */
export function cleanText(raw: string, lines = false): string {
  const plain = stripHtml(
    raw
      .normalize("NFC")
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(BIDI_CONTROLS, "")
      .replace(/\t/g, " ")
      .replace(/(?!\n)[\p{Cc}\p{Cs}\uFEFF]/gu, ""),
  );
  const shaped = lines ? plain.replace(/\n{3,}/g, "\n\n") : plain.replace(/\n+/g, " ");
  return INVISIBLE_ONLY.test(shaped) ? "" : shaped.trim();
}

/**
 * A text field. Lengths count UTF-16 units of the cleaned text, as a form's `maxlength` does; raw input far beyond
 * `max` is refused unread.
 */
export function text(max: number, { min = 1, lines = false }: TextOptions = {}) {
  return cappedString(max)
    .transform((raw) => cleanText(raw, lines))
    .pipe(z.string().min(min).max(max));
}

/** A text field that may be missing or empty; both read null. */
export function optionalText(max: number, { lines = false }: Pick<TextOptions, "lines"> = {}) {
  return text(max, { min: 0, lines })
    .nullish()
    .transform((value) => value || null);
}

/** A raw string with room for blanks and markup around `max` characters; the bound that is reported is `max`. */
export function cappedString(max: number) {
  return z.string().superRefine((raw, context) => {
    if (raw.length <= 2 * max + 100) return;
    context.addIssue({ code: "too_big", maximum: max, origin: "string", inclusive: true, input: raw });
  });
}

import * as z from "zod";
import type { SubcategorySlug } from "#domain/catalogue/categories.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import type { RefusedKind } from "./refused-kinds.ts";

/** What one company may have refused; more is learnt only once it takes some back. */
export const MOST_REFUSED = 200;
/** Texts of one request that are learnt. */
const MOST_TEXTS = 5;
const MAX_LABEL = 140;
const MAX_KEY = 300;

export const askAgainSchema = z.strictObject({ id: z.string().min(1).max(60) });
export type AskAgain = z.output<typeof askAgainSchema>;

export interface RefusedLine {
  kind: RefusedKind;
  /** The slug, or the key of the goods. */
  value: string;
  /** The words of the goods as the buyer wrote them, and none of the rest of its text; nothing for a sub-category. */
  label: string;
}

/** The goods that a text names, whatever their order, amount, size or place; the same for whoever asks for them again. */
export function goodsKey(text: string): string {
  const terms = goodsWords(text).map(({ term }) => term);
  return [...new Set(terms)].sort().join(" ").slice(0, MAX_KEY);
}

/** What a company reads of it: a request's whole text is its buyer's, and goes with it. */
function goodsLabel(text: string): string {
  const written = goodsWords(text).map(({ surface }) => surface);
  return [...new Set(written)].join(" ").slice(0, MAX_LABEL);
}

/** Without e-mails and the groups of a phone number: they name somebody, and nothing that is sold. */
function goodsWords(text: string) {
  const unnamed = text
    .split(/\s+/)
    .filter((piece) => !piece.includes("@"))
    .join(" ");
  const goods = understandQuery(unnamed).filter((part) => part.kind === "goods" && !part.isPurpose);
  return goods.flatMap(({ words }) => words).filter(({ term }) => !/^\d{3,}$/.test(term));
}

/** The keys of what a request asks for; a text that names no goods has none. */
export function goodsKeys(texts: readonly string[]): string[] {
  return [...new Set(texts.map(goodsKey))].filter((key) => key !== "");
}

/**
 * What "not our product" teaches. Who was asked for its goods refuses those alone, since others of that sub-category may be its
 * line; who was asked for its sub-category refuses all of that which it has no goods for.
 * @param asked the request as it was matched; its headline and lines in this order
 */
export function refusedLines(asked: {
  reasons: readonly string[];
  subcategory: SubcategorySlug | null;
  texts: readonly string[];
}): RefusedLine[] {
  const hasGoods = asked.reasons.some((reason) => reason === "terms" || reason === "goods");
  if (!hasGoods && asked.subcategory) return [{ kind: "subcategory", value: asked.subcategory, label: "" }];
  const lines = asked.texts.map((text) => ({ value: goodsKey(text), label: goodsLabel(text) }));
  return lines
    .filter(({ value }, at) => value !== "" && lines.findIndex((line) => line.value === value) === at)
    .slice(0, MOST_TEXTS)
    .map((line) => ({ kind: "goods", ...line }));
}

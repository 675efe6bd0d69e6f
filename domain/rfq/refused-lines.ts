import * as z from "zod";
import type { SubcategorySlug } from "#domain/catalogue/categories.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";

/** What a company said is not its line: goods as a request named them, or whatever else is of a sub-category. */
export const REFUSED_KINDS = ["goods", "subcategory"] as const;
export type RefusedKind = (typeof REFUSED_KINDS)[number];

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
  /** The goods as the buyer wrote them; nothing for a sub-category. */
  label: string;
}

/** The goods that a text names, whatever their order, amount, size or place; the same for whoever asks for them again. */
export function goodsKey(text: string): string {
  const goods = understandQuery(text).filter((part) => part.kind === "goods" && !part.isPurpose);
  const terms = goods.flatMap(({ words }) => words.map(({ term }) => term));
  return [...new Set(terms)].sort().join(" ").slice(0, MAX_KEY);
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
  const lines = asked.texts.map((text) => ({ value: goodsKey(text), label: text.slice(0, MAX_LABEL) }));
  return lines
    .filter(({ value }, at) => value !== "" && lines.findIndex((line) => line.value === value) === at)
    .slice(0, MOST_TEXTS)
    .map((line) => ({ kind: "goods", ...line }));
}

import type { TipCategory } from "#domain/content/content-facts.ts";

export interface TipDraft {
  id: string;
  slug: string;
  category: TipCategory;
  /** Title, then summary, then the paragraphs of the article, a line each. */
  ar: string;
  en: string;
  fr: string;
}

/** Splits a tip's text; the article's paragraphs are joined by an empty line, as the table wants them. */
export function tipText(text: string): { title: string; summary: string; content: string } {
  const [title, summary, ...paragraphs] = text.split("\n").map((line) => line.trim());
  if (!title || !summary || paragraphs.length < 5) throw new Error(`The tip “${title}” is too short`);
  return { title, summary, content: paragraphs.join("\n\n") };
}

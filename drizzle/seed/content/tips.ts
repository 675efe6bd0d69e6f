import type { TipCategory } from "#domain/content/content-facts.ts";

export interface TipText {
  title: string;
  summary: string;
  /** Paragraphs separated by an empty line. */
  content: string;
}

export interface TipDraft {
  id: string;
  slug: string;
  category: TipCategory;
  rating: number;
  views: number;
  ar: TipText;
  en: TipText;
  fr: TipText;
}

export const TIPS: TipDraft[] = [];

import { readFileSync } from "node:fs";
import Papa from "papaparse";

export type TermKind = "ingredient" | "beauty" | "packaging" | "origin" | "label";

/** One trade term in three languages. */
export interface Term {
  kind: TermKind;
  ar: string;
  en: string;
  fr: string;
}

const TERMS_FILE = new URL("../../tests/support/terms.csv", import.meta.url);

/** Reads the trade terms of tests/support/terms.csv (Open Food Facts, ODbL). */
export function readTerms(): Term[] {
  const { data } = Papa.parse<Term>(readFileSync(TERMS_FILE, "utf8"), { header: true, skipEmptyLines: true });
  return data.map(({ kind, ar, en, fr }) => ({ kind, ar: ar.split("،")[0]?.trim() ?? ar, en, fr }));
}

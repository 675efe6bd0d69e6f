import { type OrderPaper, PAPER_PREFIXES } from "#domain/orders/order-reference.ts";
import { PAPER_LANGUAGES, type PaperLanguage } from "#src/ui/paper-language.ts";

/** Which paper an address prints, in which language; what is left out is the order in the reader's own. */
export interface PaperSearch {
  paper?: OrderPaper | undefined;
  language?: PaperLanguage | undefined;
}

// Keys of the table are the papers.
const PAPERS = Object.keys(PAPER_PREFIXES) as OrderPaper[];

/** Reads the search of an address; what it can't read is dropped. */
export function readPaperSearch(raw: Record<string, unknown>): PaperSearch {
  return {
    paper: PAPERS.find((paper) => paper === raw.paper),
    language: PAPER_LANGUAGES.find((language) => language === raw.language),
  };
}

import { QUOTE_STATUSES, type QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from "#src/ui/document/document-language.ts";

/** What an address of one's own quotes asks for. */
export interface QuoteSearch {
  status?: QuoteStatus | undefined;
  page?: number | undefined;
}

const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readQuoteSearch(raw: Record<string, unknown>): QuoteSearch {
  const page = Number(raw.page);
  return {
    status: QUOTE_STATUSES.find((status) => status === raw.status),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The language of a printed quote; Arabic with English beside it is one of them. */
export function readDocumentSearch(raw: Record<string, unknown>): { language?: DocumentLanguage | undefined } {
  return { language: DOCUMENT_LANGUAGES.find((language) => language === raw.language) };
}

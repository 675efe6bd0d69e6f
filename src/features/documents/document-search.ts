import { DOCUMENT_PREFIXES, type OrderDocumentName } from "#domain/orders/order-reference.ts";
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from "#src/ui/document/document-language.ts";

/** Which document an address prints, in which language; what is left out is the order in the reader's own. */
export interface DocumentSearch {
  document?: OrderDocumentName | undefined;
  language?: DocumentLanguage | undefined;
}

// Keys of the table are the documents.
const DOCUMENTS = Object.keys(DOCUMENT_PREFIXES) as OrderDocumentName[];

/** Reads the search of an address; what it can't read is dropped. */
export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  return {
    document: DOCUMENTS.find((document) => document === raw.document),
    language: DOCUMENT_LANGUAGES.find((language) => language === raw.language),
  };
}

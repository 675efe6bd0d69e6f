/** Limits of a company's documents, apart from the schemas: whoever chooses a file needs these alone. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Files of one item that its owner may still take back; those that a decision rests on don't count. */
export const MAX_DOCUMENTS_PER_ITEM = 5;

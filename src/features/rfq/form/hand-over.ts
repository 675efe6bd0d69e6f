import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import type { QuoteFieldsInput } from "../quote-fields.ts";
import { draftKeyOf } from "./draft-key.ts";
import { readLines, writeLines } from "./lines-draft.ts";
import { MAX_LINES } from "./request-values.ts";

const HEADLINE = 500;

/**
 * Puts what was typed into the short form where the long one finds it: into its own draft, beside what was written there
 * before. Who asks for nothing yet hands over nothing.
 */
export function handOver({ quantity = "", ...typed }: Partial<QuoteFieldsInput>): void {
  const { productCategory, productDescription = "", additionalNotes } = typed;
  if (!productCategory && !productDescription && !additionalNotes && quantity === "") return;
  const key = draftKeyOf({});
  const texts = Object.entries(typed).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  const { subcategory = "", ...written } = readDraft(key);
  // A sub-category belongs to one category alone.
  const isItsOwn = !productCategory || productCategory === written.productCategory;
  writeDraft(key, { ...written, ...(isItsOwn ? { subcategory } : {}), ...Object.fromEntries(texts) });
  addLine(key, { description: productDescription.slice(0, HEADLINE), quantity });
}

/** Another line of the request, unless there is none to add or it stands there already. */
function addLine(key: string, line: { description: string; quantity: string }): void {
  if (line.description === "" && line.quantity === "") return;
  const written = readLines(key).filter(({ description, quantity }) => description !== "" || quantity !== "");
  const isThere = written.some(({ description }) => description === line.description);
  if (!isThere && written.length < MAX_LINES) writeLines(key, [...written, line]);
}

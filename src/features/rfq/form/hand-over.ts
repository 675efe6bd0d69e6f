import { writeDraft } from "#src/lib/session-draft.ts";
import type { QuoteFieldsInput } from "../quote-fields.ts";
import { writeLines } from "./lines-draft.ts";
import { draftKeyOf } from "./request-source.ts";

const HEADLINE = 500;

/** Puts what was typed into the short form where the long one finds it: as its own draft. */
export function handOver({ quantity = "", ...typed }: Partial<QuoteFieldsInput>): void {
  const key = draftKeyOf({});
  const texts = Object.entries(typed).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  writeDraft(key, Object.fromEntries(texts));
  const description = (typed.productDescription ?? "").slice(0, HEADLINE);
  if (quantity !== "" || description !== "") writeLines(key, [{ description, quantity }]);
}

import * as z from "zod";
import { foldText } from "#domain/kernel/fold-text.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { linesOf, listedLines } from "./listed-lines.ts";

/** Groups that operators may add: every searching isolate holds all of them. */
export const MOST_SYNONYM_GROUPS = 500;
const MOST_WORDS = 20;
const LONGEST_SYNONYM = 60;
const SHORTEST_SYNONYM = 2;

/** Words and phrases of one meaning, in any language, one a line. What else they have to be: check-synonyms.ts. */
export const synonymFieldsSchema = z.strictObject({
  words: listedLines(MOST_WORDS, LONGEST_SYNONYM).superRefine((typed, context) => {
    const refuse = (code: string) => context.addIssue({ code: "custom", params: { code }, input: typed });
    const lines = linesOf(typed);
    if (new Set(lines.map(foldText)).size < 2) refuse("too_few_lines");
    else if (lines.some((line) => foldText(line).length < SHORTEST_SYNONYM)) refuse("short_line");
  }),
});
export type SynonymFields = z.output<typeof synonymFieldsSchema>;

export const createSynonymsSchema = z.strictObject({ group: synonymFieldsSchema, idempotencyKey: z.uuid() });
export type CreateSynonyms = z.output<typeof createSynonymsSchema>;

/** A page of the groups, those changed last first; `q` stands in one of their words. */
export const listSynonymsSchema = z.strictObject({ q: optionalText(LONGEST_SYNONYM), page: pageNumber });
export type ListSynonyms = z.output<typeof listSynonymsSchema>;

import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { REFUSED_KINDS } from "#domain/rfq/refused-kinds.ts";

/** A page of what companies said is not their product, the latest first. */
export const refusalsSchema = z.strictObject({
  kind: z.enum(REFUSED_KINDS).nullish(),
  /** A request's number, else part of the company's name or of the goods. */
  q: optionalText(100),
  page: pageNumber,
});
export type Refusals = z.output<typeof refusalsSchema>;

export const undoRefusalSchema = z.strictObject({
  id: z.string().min(1).max(60),
  reason: optionalText(1000, { lines: true }),
});
export type UndoRefusal = z.output<typeof undoRefusalSchema>;

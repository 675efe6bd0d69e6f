import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";
import { LEAD_TEXT } from "./content-facts.ts";
import { leadFields } from "./lead-fields.ts";

/** Buyer registration of the home page (spec §3; required fields by §5). */
export const buyerLeadSchema = z.strictObject({
  ...leadFields,
  productsInterest: optionalText(LEAD_TEXT, { lines: true }),
});

export type BuyerLeadInput = z.input<typeof buyerLeadSchema>;
export type BuyerLead = z.output<typeof buyerLeadSchema>;

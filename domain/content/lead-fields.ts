import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { text } from "#domain/kernel/text.ts";
import { LEAD_TEXT } from "./content-facts.ts";

/** What both dialogs of the home page ask for (spec §3). */
export const leadFields = {
  companyName: text(LEAD_TEXT),
  contactName: text(LEAD_TEXT),
  email,
  phone,
  country: text(LEAD_TEXT),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
};

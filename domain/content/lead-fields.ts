import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { text } from "#domain/kernel/text.ts";

/** Each text of the home page's dialogs holds at most 1000 characters (spec §5, §9). */
export const LEAD_TEXT = 1000;

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

import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { optionalText, text } from "#domain/kernel/text.ts";

const fields = {
  name: text(100),
  company: optionalText(100),
  email,
  phone,
  subject: text(200),
  message: text(4000, { lines: true }),
};

/** A message to the platform (spec §3 and §5: company is optional). */
export const contactMessageSchema = z.strictObject({
  ...fields,
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});

/** The body of `POST /functions/v1/send-contact-email` (spec §7). */
export const contactEmailBodySchema = z.strictObject(fields);

export type ContactMessageInput = z.input<typeof contactMessageSchema>;
export type ContactMessage = z.output<typeof contactMessageSchema>;

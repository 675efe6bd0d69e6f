import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

type Words = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** What the number is called under which somebody pays tax: TRN is the Emirates' own name for theirs. */
export function taxNumberWords(country: string | null | undefined): Words {
  return country === "AE" ? m.documents_trn : m.forms_tax_number;
}

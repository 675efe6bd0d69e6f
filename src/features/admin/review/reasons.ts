import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ReadySentence } from "../reason-dialog.tsx";

const REASONS = [
  [m.review_reason_short_picture, m.review_reason_picture],
  [m.review_reason_short_description, m.review_reason_description],
  [m.review_reason_short_category, m.review_reason_category],
  [m.review_reason_short_certificate, m.review_reason_certificate],
  [m.review_reason_short_price, m.review_reason_price],
  [m.review_reason_short_contact, m.review_reason_contact],
  [m.review_reason_short_duplicate, m.review_reason_duplicate],
  [m.review_reason_short_not_allowed, m.review_reason_not_allowed],
] as const;

/** Common reasons: their buttons in the reviewer's language, what they write in the supplier's. */
export function commonReasons(locale: Locale): ReadySentence[] {
  return REASONS.map(([label, text]) => ({ label: label(), text: text({}, { locale }) }));
}

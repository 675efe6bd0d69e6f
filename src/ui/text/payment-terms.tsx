import { currentLocale } from "#i18n/locale.ts";
import { commonTermsOf } from "#src/vocabulary/payment-terms.ts";
import { OwnWords } from "./own-words.tsx";

/** Terms of payment: the common ones in the reader's language, others as they were written, with their language. */
export function PaymentTerms({ text }: { text: string }) {
  const common = commonTermsOf(text);
  return common ? <bdi>{common({}, { locale: currentLocale() })}</bdi> : <OwnWords text={text} />;
}

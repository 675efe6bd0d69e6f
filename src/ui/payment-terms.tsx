import { currentLocale } from "#i18n/locale.ts";
import { commonTermsOf } from "#src/lib/payment-terms.ts";
import { writtenLanguage } from "#src/lib/written-language.ts";
import { Written } from "./bdi.tsx";
import { LanguageTag } from "./language-tag.tsx";

/** Terms of payment: the common ones in the reader's language, others as they were written, with their language. */
export function PaymentTerms({ text }: { text: string }) {
  const common = commonTermsOf(text);
  if (common) return <bdi>{common({}, { locale: currentLocale() })}</bdi>;
  // A row of another version may lack the text.
  const language = text ? writtenLanguage(text) : null;
  return (
    <>
      <Written {...(language ? { lang: language } : {})}>{text}</Written>{" "}
      {language && <LanguageTag locale={language} />}
    </>
  );
}

import { useState } from "react";
import { isLocaleComplete, type ProductForm } from "#domain/catalogue/product-form.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Tabs } from "#src/ui/tabs.tsx";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { PictureStrip } from "./picture-strip.tsx";
import type { Reviewed } from "./reviewed.ts";

interface ProductViewProps {
  content: ProductForm;
  pictures: Reviewed["pictures"];
}

/** Pictures and texts of a product: its languages side by side on a desk, one at a time on a phone. */
export function ProductView({ content, pictures }: ProductViewProps) {
  const [chosen, setChosen] = useState<Locale>(currentLocale());
  return (
    <div className="grid min-w-0 gap-5">
      <PictureStrip pictures={pictures} hasTexts />
      <div className="xl:hidden">
        <Tabs
          label={m.review_shown()}
          chosen={chosen}
          onChoose={setChosen}
          tabs={LOCALES.map((locale) => ({
            name: locale,
            label: LANGUAGE_NAMES[locale],
            content: <Texts content={content} locale={locale} />,
          }))}
        />
      </div>
      <div className="grid grid-cols-3 divide-x divide-sand-200 max-xl:hidden rtl:divide-x-reverse">
        {LOCALES.map((locale) => (
          <section key={locale} className="grid min-w-0 content-start gap-3 px-4 first:ps-0 last:pe-0">
            <h3 className="text-sand-600 text-sm">{LANGUAGE_NAMES[locale]}</h3>
            <Texts content={content} locale={locale} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Texts({ content, locale }: { content: ProductForm; locale: Locale }) {
  const texts = content.texts[locale];
  const language = { lang: locale, dir: languageOf(locale).dir ?? (locale === "ar" ? "rtl" : "ltr") } as const;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {!isLocaleComplete(texts) && <p className="text-brass-700 text-sm">{m.review_not_written()}</p>}
      <div {...language} className="grid min-w-0 gap-3">
        {texts.name && <p className="wrap-break-word font-bold text-gulf-900 text-lg">{texts.name}</p>}
        {texts.description && (
          <p className="wrap-break-word max-w-prose whitespace-pre-line text-sand-800">{texts.description}</p>
        )}
        {texts.specs.length > 0 && (
          <dl className="grid overflow-hidden rounded-lg border border-sand-200 text-sm">
            {texts.specs.map(([label, value]) => (
              <div key={label} className="grid grid-cols-2 gap-3 px-3 py-2 odd:bg-sand-50 xl:grid-cols-1 xl:gap-0">
                <dt className="wrap-break-word min-w-0 text-sand-700">
                  <bdi>{label}</bdi>
                </dt>
                <dd className="wrap-break-word min-w-0 text-gulf-900">
                  <bdi dir="auto">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

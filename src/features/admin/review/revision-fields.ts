import { categoryName } from "#domain/catalogue/category-names.ts";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { originName } from "#src/vocabulary/origin-name.ts";
import { certificateLabels } from "./certificates.tsx";
import type { Reviewed } from "./reviewed.ts";

type Picture = Reviewed["pictures"][number];

interface Compared {
  label: string;
  isChanged: boolean;
}
/** A field as it is and as it becomes: in words, of a language where they are somebody's own, or as pictures. */
export type ComparedField =
  | (Compared & { kind: "text"; locale: Locale | null; before: string; after: string })
  | (Compared & { kind: "pictures"; before: readonly Picture[]; after: readonly Picture[] });

interface Version {
  content: ProductForm;
  pictures: readonly Picture[];
}

/** What a look is needed for, field by field, in the order of the product's page (workflows: Product). */
export function comparedFields(now: Version, next: Version): ComparedField[] {
  const text = (label: string, of: (content: ProductForm) => string, locale: Locale | null = null): ComparedField => {
    const [before, after] = [of(now.content), of(next.content)];
    return { kind: "text", label, locale, before, after, isChanged: before !== after };
  };
  const reader = currentLocale();
  return [
    ...LOCALES.flatMap((locale) => {
      const label = (field: string) => m.review_field_in({ field, language: languageName(locale, currentLocale()) });
      return [
        text(label(m.review_field_name()), ({ texts }) => texts[locale].name, locale),
        text(label(m.catalogue_product_description()), ({ texts }) => texts[locale].description, locale),
        text(label(m.catalogue_product_specs()), ({ texts }) => specsOf(texts[locale].specs), locale),
      ];
    }),
    text(m.review_column_category(), ({ category }) => categoryName(category, reader)),
    text(m.review_subcategory(), ({ subcategory }) => subcategoryName(subcategory, reader)),
    text(m.catalogue_origin(), ({ origin }) => originName(origin)),
    text(m.catalogue_hs_code(), ({ hsCode }) => hsCode ?? ""),
    text(m.catalogue_certifications(), ({ certificates }) => certificates.map(certificateLabels).sort().join("\n")),
    {
      kind: "pictures",
      label: m.review_field_pictures(),
      before: now.pictures,
      after: next.pictures,
      isChanged: shownIn(now.pictures) !== shownIn(next.pictures),
    },
  ];
}

function specsOf(specs: readonly (readonly [string, string])[]): string {
  return specs.map(([label, value]) => `${label}: ${value}`).join("\n");
}

function shownIn(pictures: readonly Picture[]): string {
  return JSON.stringify(pictures.map(({ path, alt }) => [path, alt.ar, alt.en, alt.fr]));
}

import { fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ProductDetails } from "#src/features/catalogue/product-details.tsx";
import { ProductGallery } from "#src/features/catalogue/product-gallery.tsx";
import { ProductPrices } from "#src/features/catalogue/product-prices.tsx";
import { ProductTerms } from "#src/features/catalogue/product-terms.tsx";
import type { BuyersView } from "#src/features/products/editor-context.ts";
import { sizeOf } from "#src/features/products/picture-rules.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";

type PreviewProps = Parameters<BuyersView["preview"]>[0];

/** The product as buyers of the page's language will see it, by the catalogue's own components. */
export function ProductPreview({ content, sku, ...dialog }: PreviewProps) {
  const textLocale = shownLocale(content.texts);
  const { name, description, specs } = content.texts[textLocale];
  const { min: leadTimeDaysMin, max: leadTimeDaysMax } = content.leadTime;
  const product = { ...content, sku, name, description, specs, textLocale, leadTimeDaysMin, leadTimeDaysMax };
  const certifications = content.certificates.map(({ code }) => code);
  return (
    <Dialog {...dialog} title={m.products_preview()} description={m.products_preview_text()}>
      <div className="grid gap-6">
        {content.pictures.length > 0 && (
          <ProductGallery
            name={name}
            pictures={content.pictures.map(({ path, alt }) => ({ path, ...sizeOf(path), alt: alt[currentLocale()] }))}
          />
        )}
        <p className="wrap-anywhere font-bold text-2xl text-gulf-900">
          <bdi {...languageOf(textLocale)}>{name}</bdi> <LanguageTag locale={textLocale} />
        </p>
        <ProductPrices page={{ product, tiers: content.tiers }} />
        <ProductTerms page={{ product, certifications }} />
        <ProductDetails page={{ product }} />
      </div>
    </Dialog>
  );
}

/** The language that a buyer gets: their own, else the next that is complete, else any that has a name. */
function shownLocale(texts: PreviewProps["content"]["texts"]): Locale {
  const order = fallbackOrder(currentLocale());
  const complete = order.find((locale) => texts[locale].name !== "" && texts[locale].description !== "");
  return complete ?? order.find((locale) => texts[locale].name !== "") ?? currentLocale();
}

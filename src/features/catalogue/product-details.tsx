import { m } from "#i18n/paraglide/messages.js";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import type { ProductPage } from "./product-page.ts";

interface ProductDetailsProps {
  page: { product: Pick<ProductPage["product"], "description" | "specs" | "textLocale"> };
}

/** What the supplier wrote: description and specifications, in the language they stand in. */
export function ProductDetails({ page: { product } }: ProductDetailsProps) {
  const language = languageOf(product.textLocale);
  return (
    <>
      <section aria-labelledby="product-description" className="grid content-start gap-3">
        <h2 id="product-description" className="text-gulf-900 text-xl">
          {m.catalogue_product_description()} <LanguageTag locale={product.textLocale} />
        </h2>
        {product.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph} {...(language.lang ? language : { dir: "auto" })} className="max-w-prose text-sand-800">
            {paragraph}
          </p>
        ))}
      </section>
      {product.specs.length > 0 && (
        <section aria-labelledby="product-specs" className="grid content-start gap-3">
          <h2 id="product-specs" className="text-gulf-900 text-xl">
            {m.catalogue_product_specs()} <LanguageTag locale={product.textLocale} />
          </h2>
          <div className="overflow-hidden rounded-lg border border-sand-200 bg-white">
            <table {...language} className="w-full border-collapse">
              <caption className="sr-only">{m.catalogue_product_specs()}</caption>
              <tbody>
                {product.specs.map(([label, value]) => (
                  <tr key={label} className="border-sand-200 not-first:border-t odd:bg-sand-50">
                    <th scope="row" className="w-2/5 px-4 py-2.5 text-start align-top font-normal text-sand-700">
                      <bdi>{label}</bdi>
                    </th>
                    <td className="px-4 py-2.5 text-gulf-900">
                      <bdi dir="auto">{value}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { CardGrid } from "#src/ui/card-grid.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductSummary } from "./product-summary.tsx";
import { ProductSupplier } from "./product-supplier.tsx";
import { QuoteBar } from "./quote-bar.tsx";

export { productHead } from "./product-head.ts";

interface ProductScreenProps {
  page: ProductPage;
  /** The page's full address, for sharing. */
  address: string;
  /** Button that asks for a quote. */
  quote: ReactNode;
  /** Puts it into the cart; null where the price is on request. */
  cart?: ReactNode;
  /** The way to tell the house that something is wrong. */
  report?: ReactNode;
}

/** A product's own page. */
export function ProductScreen({ page, address, quote, cart, report }: ProductScreenProps) {
  const { product, images, related } = page;
  return (
    <>
      <Container className="grid gap-5 py-4 sm:py-6">
        <Breadcrumbs
          crumbs={[
            { label: m.catalogue_home_crumb(), link: { to: "/" } },
            { label: m.catalogue_category_crumb(), link: { to: "/products" } },
            {
              label: categoryName(product.category, currentLocale()),
              link: { to: "/products/$category", params: { category: product.category } },
            },
            { label: product.name },
          ]}
        />
        <div className="grid gap-x-10 gap-y-8 pb-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
          <ProductGallery key={product.id} name={product.name} pictures={images} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ProductSummary page={page} address={address} quote={quote} cart={cart} />
          </div>
          <div className="grid content-start gap-8 lg:row-span-2 lg:row-start-2">
            <ProductDetails page={page} />
          </div>
          <div className="lg:col-start-2 lg:row-start-3">
            <ProductSupplier supplier={page.supplier} />
            {report}
          </div>
        </div>
      </Container>
      {related.length > 0 && (
        <div className="print:hidden">
          <Section title={m.catalogue_product_related()} tone="sand">
            <CardGrid>
              {related.map((other) => (
                <li key={other.id}>
                  <ProductCard product={other} />
                </li>
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
      <QuoteBar page={page}>{quote}</QuoteBar>
    </>
  );
}

import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { CardGrid } from "#src/ui/card-grid.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { PriceLine } from "./price-line.tsx";
import { priceSteps } from "./price-steps.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductSummary } from "./product-summary.tsx";
import { ProductSupplier } from "./product-supplier.tsx";

export { productHead } from "./product-head.ts";

interface ProductScreenProps {
  page: ProductPage;
  /** The page's full address, for sharing. */
  address: string;
  /** Button that asks for a quote. */
  quote: ReactNode;
  /** Puts it into the cart; null where the price is on request. */
  cart?: ReactNode;
  /** The way to tell the platform that something is wrong. */
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

/** On a phone the price and the button stay under the thumb, above the bottom navigation. */
function QuoteBar({ page: { product, tiers }, children }: { page: ProductPage; children: ReactNode }) {
  const steps = priceSteps(product, tiers);
  const lowest = steps.length === 0 ? null : Math.min(...steps.map(({ priceMinor }) => priceMinor));
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-sand-200 border-t bg-white lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-3xl items-center justify-between gap-3 px-4 py-2">
        <p className="text-sm leading-snug">
          <PriceLine minor={lowest} currency={product.currency} unit={product.unit} isFrom={steps.length > 1} />
        </p>
        {/* A second button stands here by its picture alone: the price needs the room. */}
        <div data-bar="" className="group/bar flex shrink-0 items-center gap-2">
          {children}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductSummary } from "./product-summary.tsx";
import { ProductSupplier } from "./product-supplier.tsx";
import { ProductTerms } from "./product-terms.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { RecentlyViewed } from "./recent/recently-viewed.tsx";
import { ShareProduct } from "./share-product.tsx";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

export { productHead } from "./product-head.ts";
export { useChosenQuantity } from "./use-chosen-quantity.ts";

interface ProductScreenProps {
  page: ProductPage;
  chosen: ChosenQuantity;
  /** The page's full address, for sharing. */
  address: string;
  /** Button that asks for a quote. */
  quote: ReactNode;
  /** Puts it into the cart; null where the price is on request. */
  cart?: ReactNode;
  /** The way to tell the platform that something is wrong. */
  report?: ReactNode;
}

/**
 * In a wide window what is bought stands beside what is read, and stays in view; in a low one it scrolls within itself, and
 * in a very low one with the page.
 */
const STAYS =
  "lg:[@media(min-height:32rem)]:sticky lg:[@media(min-height:32rem)]:top-4 lg:[@media(min-height:32rem)]:max-h-[calc(100dvh-2rem)] lg:[@media(min-height:32rem)]:overflow-y-auto";

/** A product's own page. */
export function ProductScreen({ page, chosen, address, quote, cart, report }: ProductScreenProps) {
  const { product, images, related, supplier } = page;
  return (
    <>
      <Container className="grid gap-4 py-3 sm:gap-5 sm:py-6">
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
        <div className="grid gap-x-10 gap-y-6 pb-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]">
          <ProductGallery key={product.id} name={product.name} pictures={images} hasFullView />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className={`-m-1 p-1 ${STAYS}`}>
              <ProductSummary page={page} chosen={chosen} quote={quote} cart={cart} />
            </div>
          </div>
          <div className="grid content-start gap-8 lg:row-start-2">
            <section aria-label={m.catalogue_product_facts()}>
              <ProductTerms page={page} />
            </section>
            <ProductDetails page={page} />
            <ShareProduct name={product.name} supplier={supplier.name} address={address} />
            <div>
              <ProductSupplier supplier={supplier} />
              {report}
            </div>
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
      <RecentlyViewed current={product.id} />
      <QuoteBar product={product} chosen={chosen}>
        {quote}
      </QuoteBar>
    </>
  );
}

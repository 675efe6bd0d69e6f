import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { Container } from "#src/ui/section.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductSummary } from "./product-summary.tsx";
import { ProductTerms } from "./product-terms.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { RecentlyViewed } from "./recent/recently-viewed.tsx";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

export { productHead } from "./product-head.ts";
export { useChosenQuantity } from "./use-chosen-quantity.ts";

interface ProductScreenProps {
  page: ProductPage;
  chosen: ChosenQuantity;
  /** Button that asks for a quote. */
  quote: ReactNode;
  /** Puts it into the cart; null where the price is on request. */
  cart?: ReactNode;
  /** What is read of it below its facts. */
  more: ReactNode;
  /** Products beside it. */
  related: ReactNode;
}

/**
 * In a wide window what is bought stands beside what is read, and stays in view; in a low one it scrolls within itself, and
 * in a very low one with the page.
 */
const STAYS =
  "lg:[@media(min-height:32rem)]:sticky lg:[@media(min-height:32rem)]:top-4 lg:[@media(min-height:32rem)]:max-h-[calc(100dvh-2rem)] lg:[@media(min-height:32rem)]:overflow-y-auto";

/** A product's own page. */
export function ProductScreen({ page, chosen, quote, cart, more, related }: ProductScreenProps) {
  const { product, images } = page;
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
            {more}
          </div>
        </div>
      </Container>
      {related}
      <RecentlyViewed current={product.id} />
      <QuoteBar product={product} chosen={chosen}>
        {quote}
      </QuoteBar>
    </>
  );
}

import { categoryName } from "#domain/catalogue/category-names.ts";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { priceSteps } from "#domain/catalogue/price-steps.ts";
import { CURRENCY_DECIMALS } from "#domain/kernel/currency.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import type { ProductPage } from "./product-page.ts";
import { productPath } from "./product-path.ts";

/** Head of a product's page with its schema.org data: the product, its prices and the way to it. */
export function productHead(site: SiteFacts, page: ProductPage) {
  const { product, supplier, images } = page;
  const path = productPath(page);
  return pageHead(site, {
    title: product.name,
    description: m.catalogue_product_description_meta({
      name: product.name,
      supplier: supplier.name,
      moq: formatQuantity(leastQuantity({ moq: product.moq, multiple: product.orderMultiple }), product.unit),
      origin: originName(product.origin),
    }),
    path,
    ...(images[0] ? { image: images[0].path } : {}),
    jsonLd: {
      "@graph": [
        productData(site, page),
        breadcrumbList(site, [
          { name: m.catalogue_category_crumb(), path: "/products" },
          { name: categoryName(product.category, site.locale), path: `/products/${product.category}` },
          { name: product.name, path },
        ]),
      ],
    },
  });
}

function productData(site: SiteFacts, page: ProductPage) {
  const { product, supplier, images } = page;
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: `${site.origin}${productPath(page)}`,
    image: images.map(({ path }) => `${site.origin}${path}`),
    category: categoryName(product.category, site.locale),
    countryOfOrigin: product.origin,
    brand: { "@type": "Brand", name: supplier.name },
    ...offersOf(site, page),
  };
}

/** The range of quantity prices; nothing for a product whose price is named on request. */
function offersOf(site: SiteFacts, { product, tiers, supplier }: ProductPage) {
  const prices = priceSteps(product, tiers).map(({ priceMinor }) => priceMinor);
  if (prices.length === 0) return {};
  const decimals = CURRENCY_DECIMALS[product.currency];
  const amount = (minor: number) => (minor / 10 ** decimals).toFixed(decimals);
  return {
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: product.currency,
      lowPrice: amount(Math.min(...prices)),
      highPrice: amount(Math.max(...prices)),
      offerCount: prices.length,
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: supplier.name, url: `${site.origin}/suppliers/${supplier.slug}` },
    },
  };
}

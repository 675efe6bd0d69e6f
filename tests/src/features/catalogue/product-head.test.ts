import { describe, expect, it } from "vitest";
import { productHead } from "#src/features/catalogue/product-head.ts";
import type { ProductPage } from "#src/features/catalogue/product-page.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { speak } from "../../../support/in-locale.ts";

const site: SiteFacts = {
  locale: "en",
  origin: "https://site.test",
  isDevelopment: false,
  whatsappNumber: "",
  mayBeSignedIn: false,
  guestLink: null,
};

const page: ProductPage = {
  product: {
    id: "prd_1",
    number: 1,
    sku: "SDR-1",
    slug: "khalas",
    category: "food-products",
    subcategory: "dates",
    name: "Khalas dates",
    description: "Dates of Al Ain.",
    specs: [],
    textLocale: "en",
    origin: "AE",
    priceMinor: 12_500,
    currency: "KWD",
    unit: "carton",
    moq: 10,
    orderMultiple: 1,
    leadTimeDaysMin: 7,
    leadTimeDaysMax: 12,
    hsCode: null,
    publishedAt: 0,
    updatedAt: 0,
  },
  images: [{ path: "/pictures/dates-box.svg", width: 800, height: 600, alt: "" }],
  tiers: [{ minQuantity: 100, priceMinor: 11_750 }],
  certifications: [],
  supplier: {
    id: "sup_1",
    slug: "sidrat",
    name: "Sidrat",
    city: "Al Ain",
    specialization: "Dates",
    specializationLocale: "en",
    textLocale: "en",
    country: "AE",
    businessType: "manufacturing",
    logoPath: null,
    isVerified: true,
    isReachable: true,
    takesRequests: true,
    ratingAverage: null,
    ratingCount: 0,
    answerHours: null,
    productsCount: 1,
    ordersCount: 0,
    yearEstablished: 2004,
    employeeCount: null,
    certifications: [],
  },
  related: [],
};

function graphOf(head: ReturnType<typeof productHead>) {
  const tag = head.meta.find((meta) => "script:ld+json" in meta);
  return JSON.parse(JSON.stringify(tag))["script:ld+json"]["@graph"];
}

describe("head of a product's page", () => {
  it("names the price range in the currency's own decimals", () => {
    speak("en");
    const [product] = graphOf(productHead(site, page));
    expect(product).toMatchObject({
      "@type": "Product",
      sku: "SDR-1",
      brand: { name: "Sidrat" },
      offers: { priceCurrency: "KWD", lowPrice: "11.750", highPrice: "12.500", offerCount: 2 },
    });
  });

  it("offers no price where the supplier names it on request", () => {
    const [product] = graphOf(
      productHead(site, { ...page, product: { ...page.product, priceMinor: null }, tiers: [] }),
    );
    expect(product).not.toHaveProperty("offers");
  });

  it("leads from home to the product in four steps and has one address", () => {
    const head = productHead(site, page);
    const [, crumbs] = graphOf(head);
    expect(crumbs.itemListElement).toHaveLength(4);
    expect(crumbs.itemListElement[3]).toMatchObject({
      position: 4,
      item: "https://site.test/products/food-products/khalas",
    });
  });
});

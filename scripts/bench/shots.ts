import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALE_STORAGE_KEY, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import { generatedRows } from "../catalogue/generated-rows.ts";
import type { Shot } from "./connection.ts";
import { type BenchQuery, QUERIES } from "./queries.ts";
import type { SampleProduct } from "./sample-products.ts";

/** Whoever sends a session's cookie, even a broken one, has each page drawn. */
const drawnIn = (locale: Locale) => ({ cookie: `${LOCALE_STORAGE_KEY}=${locale}; __Host-session=none` });
/** Pages that are kept in the measurement of kept ones. */
const KEPT_PRODUCTS = 20;

function trpcQuery(procedure: string, input: object): string {
  return `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
}

/** The search as the site's own client asks for it. */
export function searchShot({ params, locale, kind }: BenchQuery): Shot {
  return { path: trpcQuery("catalogue.search", { ...params, locale }), kind };
}

/** The mix of searches, one after the other. */
export function nextSearch(n: number): Shot {
  return searchShot(at(QUERIES, n));
}

/** What finds a few products at every size: codes and whole names of the first generated ones. */
const SELECTIVE = [...generatedRows(60, 1, ["-"])].flatMap(
  ({ sku, name_ar, name_en, name_fr }, place): BenchQuery[] => {
    const q = [sku, name_ar, name_en, name_fr, sku][place % 5] ?? sku;
    return [{ kind: "selective", locale: at(LOCALES, place), params: { q } }];
  },
);

/** Searches that find little, one after the other. */
export function nextSelective(n: number): Shot {
  return searchShot(at(SELECTIVE, n));
}

/** Pages of the companies that sell some products, drawn each time. */
export const nextSupplierPage = (products: readonly SampleProduct[]) => (n: number) => {
  return { path: `/suppliers/${at(products, n).supplier}`, headers: drawnIn(at(LOCALES, n)) };
};

/** A file of the sitemap: companies and tips, or two thousand products. */
export function nextSitemap(n: number): Shot {
  return { path: `/sitemap-${n % 2}.xml` };
}

/** The home page, drawn each time. */
export function nextHomePage(n: number): Shot {
  return { path: "/", headers: drawnIn(at(LOCALES, n)) };
}

/** All category pages in all languages, drawn each time. */
export function nextCategoryPage(n: number): Shot {
  return { path: `/products/${at(CATEGORY_SLUGS, n)}`, headers: drawnIn(at(LOCALES, n)) };
}

export const nextProductPage = (products: readonly SampleProduct[]) => (n: number) => {
  const { category, slug } = at(products, n);
  return { path: `/products/${category}/${slug}`, headers: drawnIn(at(LOCALES, n)) };
};

/** Some products' pages round and round, as visitors ask for them: drawn once, then kept. */
export const nextKeptPage = (products: readonly SampleProduct[]) => (n: number) => {
  const { category, slug } = at(products.slice(0, KEPT_PRODUCTS), n);
  return { path: `/products/${category}/${slug}?lang=${at(LOCALES, n)}` };
};

export const nextProductRead = (products: readonly SampleProduct[]) => (n: number) => {
  const { category, slug } = at(products, n);
  return { path: trpcQuery("catalogue.product", { category, slug, locale: at(LOCALES, n) }) };
};

/**
 * Ever new quote requests, every second one for a product if its company takes them, each from an address of its own, since one address may send
 * five an hour.
 */
export const nextQuote = (products: readonly SampleProduct[]) => (n: number) => {
  const { category, id, takesRequests } = at(products, n);
  const input: SubmitRfqInput = {
    companyName: `Bench Trading ${n} LLC`,
    contactName: "سالم المنصوري",
    email: `buyer${n}@bench.example`,
    phone: `+971 50 ${String(1_000_000 + (n % 8_999_999))}`,
    productCategory: category,
    productDescription: `نحتاج إلى عرض سعر للكمية ${n + 1} مع الشحن إلى جدة، والتغليف باسم الشركة.`,
    quantity: `${(n % 900) + 10} cartons`,
    locale: at(LOCALES, n),
    idempotencyKey: crypto.randomUUID(),
    ...(n % 2 === 0 && takesRequests ? { productId: id } : {}),
  };
  return {
    path: "/api/trpc/rfq.submit",
    method: "POST",
    headers: writerHeaders(n),
    body: JSON.stringify(input),
  } as const;
};

function writerHeaders(n: number): Record<string, string> {
  const [high, middle, low] = [n >> 16, n >> 8, n].map((part) => part & 255);
  return {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "cf-connecting-ip": `10.${high}.${middle}.${low}`,
  };
}

/** Entries of a list round and round. */
function at<T>(list: readonly T[], n: number): T {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error("Nothing to choose from");
  return entry;
}

import type { Context as HonoContext } from "hono";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { localizedAddress } from "#i18n/localized-address.ts";
import {
  countChunks,
  listPublicPages,
  listSoldProducts,
  type PublicAddress,
} from "#worker/catalogue/list-addresses.ts";
import { escapeHtml } from "#worker/platform/mails/layout.ts";
import type { AppBindings } from "./bindings.ts";

const STATIC_PAGES = [
  "/",
  "/about",
  "/products",
  ...CATEGORY_SLUGS.map((slug) => `/products/${slug}`),
  "/manufacturers",
  "/suppliers",
  "/partners",
  "/logistics",
  "/contact",
  "/tips",
  "/prd",
  "/terms",
  "/privacy",
];

const STATIC_ADDRESSES: PublicAddress[] = STATIC_PAGES.map((path) => ({ path }));

/** `/sitemap.xml`: all public pages, or the index of the chunks where one file cannot hold them. */
export async function sitemap(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const chunks = await countChunks(context);
  if (chunks === 1) {
    const [pages, products] = [await listPublicPages(context), await listSoldProducts(context, 1)];
    return xml(c, urlSet([...STATIC_ADDRESSES, ...pages, ...products], context.origin));
  }
  const files = Array.from({ length: chunks + 1 }, (_, chunk) => `${context.origin}/sitemap-${chunk}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`);
  return xml(c, `<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${entries.join("")}</sitemapindex>`);
}

/** `/sitemap-N.xml`: 0 holds pages, suppliers and tips, the others 2,000 products each. */
export async function sitemapChunk(c: HonoContext<AppBindings>): Promise<Response> {
  const chunk = Number(/^sitemap-(0|[1-9]\d{0,4})\.xml$/.exec(c.req.param("file") ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(chunk)) return c.notFound();
  const context = c.get("context");
  if (chunk === 0) return xml(c, urlSet([...STATIC_ADDRESSES, ...(await listPublicPages(context))], context.origin));
  if (chunk > (await countChunks(context))) return c.notFound();
  return xml(c, urlSet(await listSoldProducts(context, chunk), context.origin));
}

/** Every language of a page is an entry, and each names all three (hreflang), itself included, as search engines ask for. */
function urlSet(addresses: PublicAddress[], origin: string): string {
  const entries = addresses.flatMap(({ path, updatedAt }) => {
    const bare = `${origin}${path.split("/").map(encodeURIComponent).join("/")}`;
    const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : "";
    const alternates = [
      ...LOCALES.map((locale) => alternate(locale, localizedAddress(bare, locale))),
      alternate("x-default", localizedAddress(bare, "ar")),
    ].join("");
    return LOCALES.map(
      (locale) => `<url><loc>${escapeHtml(localizedAddress(bare, locale))}</loc>${changed}${alternates}</url>`,
    );
  });
  return `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`;
}

function xml(c: HonoContext<AppBindings>, body: string): Response {
  c.header("Cache-Control", HOUR);
  c.header("Content-Type", "application/xml; charset=utf-8");
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

const HOUR = "public, max-age=3600";
const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

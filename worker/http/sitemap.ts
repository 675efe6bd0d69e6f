import type { Context as HonoContext } from "hono";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { LOCALE_PARAM } from "#i18n/direction.ts";
import { listAddresses } from "#worker/catalogue/list-addresses.ts";
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
];

/** Addresses that need an account, hold a key or show the same in endless variations. */
const NOT_FOR_ROBOTS = [
  "/api/",
  "/functions/",
  "/search",
  "/product-search",
  "/rfq/",
  "/auth",
  "/profile",
  "/messages",
  "/cart",
  "/settings",
  "/analytics",
  "/supplier-dashboard",
  "/add-product",
  "/rate-supplier",
];

interface Address {
  path: string;
  updatedAt?: number;
}

/** `/robots.txt`. */
export function robots(c: HonoContext<AppBindings>): Response {
  const { origin } = c.get("context");
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  c.header("Cache-Control", HOUR);
  return c.text(["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"));
}

/** `/sitemap.xml`: all public pages, or the index of the chunks where one file cannot hold them. */
export async function sitemap(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const found = await listAddresses(context, 1);
  if (found.chunks === 1)
    return xml(c, urlSet([...generalAddresses(found), ...productAddresses(found)], context.origin));
  const files = Array.from({ length: found.chunks + 1 }, (_, chunk) => `${context.origin}/sitemap-${chunk}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`);
  return xml(c, `<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${entries.join("")}</sitemapindex>`);
}

/** `/sitemap-N.xml`: 0 holds pages, suppliers and tips, the others 5,000 products each. */
export async function sitemapChunk(c: HonoContext<AppBindings>): Promise<Response> {
  const chunk = Number(/^sitemap-(\d{1,5})\.xml$/.exec(c.req.param("file") ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(chunk)) return c.notFound();
  const context = c.get("context");
  const found = await listAddresses(context, Math.max(1, chunk));
  if (chunk > found.chunks) return c.notFound();
  return xml(c, urlSet(chunk === 0 ? generalAddresses(found) : productAddresses(found), context.origin));
}

type Addresses = Awaited<ReturnType<typeof listAddresses>>;

function generalAddresses({ suppliers, tips }: Addresses): Address[] {
  return [
    ...STATIC_PAGES.map((path) => ({ path })),
    ...suppliers.map(({ slug, updatedAt }) => ({ path: `/suppliers/${slug}`, updatedAt })),
    ...tips.map(({ slug, updatedAt }) => ({ path: `/tips/${slug}`, updatedAt })),
  ];
}

function productAddresses({ products }: Addresses): Address[] {
  return products.map(({ category, slug, updatedAt }) => ({ path: `/products/${category}/${slug}`, updatedAt }));
}

/** Every page names its three languages (hreflang), itself included, as search engines ask for. */
function urlSet(addresses: Address[], origin: string): string {
  const entries = addresses.map(({ path, updatedAt }) => {
    const url = `${origin}${path.split("/").map(encodeURIComponent).join("/")}`;
    const alternates = LOCALES.map((locale) => alternate(locale, `${url}?${LOCALE_PARAM}=${locale}`));
    const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeHtml(url)}</loc>${changed}${alternates.join("")}${alternate("x-default", url)}</url>`;
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

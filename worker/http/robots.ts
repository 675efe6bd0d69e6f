import type { Context as HonoContext } from "hono";
import type { AppBindings } from "./bindings.ts";

const HOUR = "public, max-age=3600";

/**
 * Addresses that need an account, hold a key or show the same in endless variations; each with all that begins with it. A
 * test walks the route tree: a new route is public there, or stands here.
 */
export const NOT_FOR_ROBOTS = [
  "/api/",
  "/functions/",
  "/parties/",
  "/search",
  "/product-search",
  "/compare-products",
  "/rfq/",
  "/rfqs",
  "/quotes",
  "/orders",
  "/saved",
  "/claim",
  "/inbox",
  "/messages",
  "/notifications",
  "/waiting",
  "/cart",
  "/claim/",
  "/checkout",
  "/verify",
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/confirm-email-change",
  "/profile",
  "/settings",
  "/analytics",
  "/supplier-dashboard",
  "/add-product",
  "/rate-supplier",
  "/admin",
  "/dev/",
];

/** What is public below one of those. */
export const FOR_ROBOTS = ["/rfqs/new"];

/** `/robots.txt`. */
export function robots(c: HonoContext<AppBindings>): Response {
  const { origin } = c.get("context");
  const rules = [...FOR_ROBOTS.map((path) => `Allow: ${path}`), ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
  c.header("Cache-Control", HOUR);
  return c.text(["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"));
}

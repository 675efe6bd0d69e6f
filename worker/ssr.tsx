import { unstable_localLink } from "@trpc/client";
import type { Context as HonoContext } from "hono";
import type { Locale } from "#domain/kernel/locale.ts";
import { documentAttributes } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { withRequestLocale } from "#i18n/server-locale.ts";
import BEFORE_LIFE from "#src/early/before-life.js?raw";
import type { RenderedPage } from "#src/entry-server.tsx";
import { createApiClient } from "#src/lib/calls/trpc.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import type { AppBindings } from "./http/bindings.ts";
import { errorMarkup } from "./http/error-page.ts";
import { firstScriptLinks } from "./http/first-scripts.ts";
import { guestLinkOfPage } from "./http/guest-link.ts";
import { loadApi } from "./http/load-api.ts";
import { loggedPath } from "./http/logged-path.ts";
import { pageHeaders } from "./http/page-headers.ts";
import { loadTemplate, type PageTemplate } from "./http/page-template.ts";
import { describeFault } from "./platform/errors.ts";
import { releaseOf } from "./platform/release.ts";
import { sessionTokenOf } from "./platform/sessions.ts";

/** Answers a page: the rendered app in the reader's language, or the plain shell when rendering fails. */
export function servePage(c: HonoContext<AppBindings>): Promise<Response> {
  return withRequestLocale(c.req.raw, async (locale) => {
    const context = c.get("context");
    const guestLink = guestLinkOfPage(new URL(c.req.url), c.req.header("Cookie") ?? null);
    const site: SiteFacts = {
      locale,
      origin: context.origin,
      isDevelopment: context.settings.isDevelopment,
      whatsappNumber: context.settings.whatsappNumber,
      mayBeSignedIn: sessionTokenOf(c.req.header("Cookie")) !== null,
      guestLink,
      release: releaseOf(c.env),
    };
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const template = await loadTemplate(c.env.ASSETS, c.req.url);
    const page = await tryRender(c, site, nonce);
    if (page instanceof Response) return page;
    return htmlResponse(c, fillTemplate(allowed(template, nonce), page, site, nonce), page, nonce, site);
  });
}

/** A page without the app's markup, and with the status that fits: the app starts in the browser and shows what it can; until then, and where it doesn't, words say what happened. */
function plainShell(c: HonoContext<AppBindings>, locale: Locale): RenderedPage {
  const markup = errorMarkup({ code: "UNAVAILABLE", locale, requestId: c.get("requestId") });
  const centred = `<div style="padding:64px 16px;text-align:center">${markup}</div>`;
  return { status: 503, markup: centred, head: "", scripts: "", routeIds: [] };
}

async function tryRender(
  c: HonoContext<AppBindings>,
  site: SiteFacts,
  nonce: string,
): Promise<RenderedPage | Response> {
  const context = c.get("context");
  try {
    const [{ renderPage }, appRouter] = await Promise.all([import("#src/entry-server.tsx"), loadApi()]);
    const client = createApiClient(unstable_localLink({ router: appRouter, createContext: async () => context }));
    const page = await renderPage({ request: c.req.raw, client, site, nonce });
    if (page instanceof Response || page.status < 500) return noted(c, page);
    return plainShell(c, site.locale);
  } catch (error) {
    console.error(
      JSON.stringify({
        at: "ssr",
        path: loggedPath(c.req.path),
        requestId: context.requestId,
        error: describeFault(error),
      }),
    );
    return plainShell(c, site.locale);
  }
}

/** The line of the request names the page by its pattern. */
function noted(c: HonoContext<AppBindings>, page: RenderedPage | Response): RenderedPage | Response {
  if (!(page instanceof Response)) c.get("trace").page = page.routeIds.at(-1) ?? null;
  return page;
}

/** In development Vite writes inline scripts of its own into the template; they get this answer's nonce. */
function allowed(template: PageTemplate, nonce: string): PageTemplate {
  if (!import.meta.env.DEV) return template;
  return { ...template, html: template.html.replaceAll("<script", `<script nonce="${nonce}"`) };
}

/** Replacements are functions, since data may hold `$` patterns. */
function fillTemplate({ html, first }: PageTemplate, page: RenderedPage, site: SiteFacts, nonce: string): string {
  const { lang, dir } = documentAttributes(site.locale);
  const facts = JSON.stringify(site).replaceAll("<", "\\u003c");
  const links = firstScriptLinks(first, page.routeIds, site.locale);
  return inLanguage(html, site.locale)
    .replace(/<html[^<>]*>/, () => `<html lang="${lang}" dir="${dir}">`)
    .replace("<!--head-->", () => early(nonce) + page.head + links)
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`)
    .replace(
      "<!--scripts-->",
      () =>
        `<script type="application/json" id="site-facts">${facts}</script><script nonce="${nonce}">early.restore()</script>${page.scripts}`,
    );
}

/** The built scripts lie in a folder for each language (scripts/vite/one-language.ts); development's don't. */
function inLanguage(template: string, locale: Locale): string {
  return template.replaceAll(/"\/assets\/([^"/]+\.js)"/g, (_, file) => `"/assets/${locale}/${file}"`);
}

/** What keeps taps and texts until the app lives, and the words that it shows; without comments and indents. */
function early(nonce: string): string {
  const [wait, failed, again] = [m.shell_early_wait(), m.shell_early_failed(), m.shell_early_reload()].map(attribute);
  const lines = BEFORE_LIFE.split("\n").map((line) => line.trim());
  const code = lines.filter((line) => line !== "" && !line.startsWith("//") && !line.startsWith("/*")).join("\n");
  return `<meta name="early" data-wait="${wait}" data-failed="${failed}" data-again="${again}"><script nonce="${nonce}">${code}</script>`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function htmlResponse(
  c: HonoContext<AppBindings>,
  html: string,
  { status }: RenderedPage,
  nonce: string,
  { locale, guestLink }: SiteFacts,
): Response {
  if (status === 404) console.warn(JSON.stringify({ at: "not-found", path: loggedPath(c.req.path) }));
  const isSignedIn = sessionTokenOf(c.req.header("cookie")) !== null;
  const headers = pageHeaders({ url: new URL(c.req.url), status, locale, nonce, isSignedIn, guestLink });
  return new Response(html, { status, headers });
}

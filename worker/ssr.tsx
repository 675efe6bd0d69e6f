import { unstable_localLink } from "@trpc/client";
import type { Context as HonoContext } from "hono";
import { isLocale, type Locale } from "#domain/kernel/locale.ts";
import { documentAttributes, localeOfRequest, preferenceCookie } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { withRequestLocale } from "#i18n/server-locale.ts";
import BEFORE_LIFE from "#src/early/before-life.js?raw";
import type { RenderedPage } from "#src/entry-server.tsx";
import { createApiClient } from "#src/lib/calls/trpc.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { drawInPlace } from "./http/admission/admission.ts";
import { answerPage } from "./http/answer-page.ts";
import type { AppBindings } from "./http/bindings.ts";
import { type DrawnCalls, noteCalls } from "./http/drawn-calls.ts";
import type { DrawnPage } from "./http/drawn-page.ts";
import { errorMarkup } from "./http/error-page.ts";
import { firstScriptLinks } from "./http/first-scripts.ts";
import { guestLinkOfPage } from "./http/guest-link.ts";
import { allowMarked } from "./http/inline-scripts.ts";
import { loadApi } from "./http/load-api.ts";
import { loggedPath } from "./http/logged-path.ts";
import { loadTemplate, type PageTemplate } from "./http/page-template.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";
import { answerKept, keptPageOf } from "./http/warm/warm-pages.ts";
import type { Context } from "./platform/context.ts";
import { describeFault } from "./platform/errors.ts";
import { releaseOf } from "./platform/release.ts";
import { sessionTokenOf } from "./platform/sessions.ts";

/** For whom a page is drawn, and by what request. */
interface Drawing extends Pick<SiteFacts, "mayBeSignedIn" | "guestLink"> {
  request: Request;
  context: Context;
  env: Env;
}

/**
 * Answers pages: the rendered app in the reader's language, or the plain shell when rendering fails.
 * @param keeps whether those that everybody gets alike are kept for the next one; not while developing
 */
export function pageServer({ keeps }: { keeps: boolean }) {
  return (c: HonoContext<AppBindings>): Promise<Response> => {
    const page = keeps ? keptPageOf(c) : null;
    return page ? answerKept(c, page, (address) => drawInPlace(c, () => drawForNobody(c, address))) : answerOwn(c);
  };
}

/**
 * The empty page in a language, which browsers keep for screens without a network (src/lib/offline/app-shell.ts): the same for
 * everybody. 410 where there shall be no service worker: they forget it then.
 */
export async function offlineShell(c: HonoContext<AppBindings>): Promise<Response> {
  const locale = c.req.param("locale");
  if (!isLocale(locale)) return c.notFound();
  if (!c.get("context").settings.hasServiceWorker) return c.body(null, 410);
  const { first } = await loadTemplate(c.env.ASSETS, c.req.url);
  const head = `<meta name="robots" content="noindex"><meta name="own-files" content="${first?.own ?? ""}">`;
  const empty = { status: 200, markup: "", head, scripts: "", routeIds: [] };
  const nobody = { ...forNobody(c, "/", locale), mayBeSignedIn: true };
  const drawn = await draw(nobody, async () => empty);
  if (drawn instanceof Response) return drawn;
  const { html, policy } = drawn;
  return c.html(html, 200, {
    "Cache-Control": "no-cache",
    "Content-Language": locale,
    "Content-Security-Policy": policy,
  });
}

/** A page of its request alone. */
async function answerOwn(c: HonoContext<AppBindings>): Promise<Response> {
  const cookies = c.req.header("Cookie") ?? null;
  const mayBeSignedIn = sessionTokenOf(cookies) !== null;
  const guestLink = guestLinkOfPage(new URL(c.req.url), cookies);
  const drawn = await draw({ request: c.req.raw, context: c.get("context"), env: c.env, mayBeSignedIn, guestLink });
  if (drawn instanceof Response) return drawn;
  c.get("trace").page = drawn.route;
  return answerPage(c, drawn.html, { ...drawn, isSignedIn: mayBeSignedIn, guestLink });
}

/** A page for whoever comes: nothing of the request reaches it but its language, so nothing of its sender can stand there. */
function drawForNobody(c: HonoContext<AppBindings>, address: string): Promise<DrawnPage | Response> {
  return draw(forNobody(c, address, localeOfRequest(new URL(c.req.url), c.req.header("Cookie") ?? null)));
}

function forNobody(c: HonoContext<AppBindings>, address: string, locale: Locale): Drawing {
  const own = c.get("context");
  const request = new Request(own.origin + address, { headers: { Cookie: preferenceCookie(locale, false) } });
  const nobody = { clientAddress: "", userAgent: "", viewer: async () => null, answerHeaders: new Headers() };
  return { request, context: { ...own, ...nobody }, env: c.env, mayBeSignedIn: false, guestLink: null };
}

async function draw(drawing: Drawing, render = tryRender): Promise<DrawnPage | Response> {
  return withRequestLocale(drawing.request, async (locale) => {
    const { settings, origin } = drawing.context;
    const { env, mayBeSignedIn, guestLink } = drawing;
    const { isDevelopment, whatsappNumber } = settings;
    const release = releaseOf(env);
    const site: SiteFacts = { locale, origin, isDevelopment, whatsappNumber, mayBeSignedIn, guestLink, release };
    // Known to this drawing alone: the scripts that carry it are ours.
    const mark = crypto.randomUUID().replaceAll("-", "");
    const calls = noteCalls();
    const template = await loadTemplate(env.ASSETS, drawing.request.url);
    const page = await render(drawing, site, mark, calls);
    if (page instanceof Response) return page;
    const { html, hashes } = await allowMarked(fillTemplate(marked(template, mark), page, site, mark), mark);
    const { status } = page;
    const route = page.routeIds.at(-1) ?? null;
    const isWhole = status === 200 && calls.areWhole();
    return {
      status,
      html,
      locale,
      route,
      policy: contentSecurityPolicy(hashes),
      isWhole,
      search: await calls.search(),
    };
  });
}

/** A page without the app's markup, and with the status that fits: the app starts in the browser and shows what it can; until then, and where it doesn't, words say what happened. */
function plainShell({ requestId }: Context, locale: Locale): RenderedPage {
  const markup = errorMarkup({ code: "UNAVAILABLE", locale, requestId });
  const centred = `<div style="padding:64px 16px;text-align:center">${markup}</div>`;
  return { status: 503, markup: centred, head: "", scripts: "", routeIds: [] };
}

async function tryRender(
  { request, context }: Drawing,
  site: SiteFacts,
  mark: string,
  calls: DrawnCalls,
): Promise<RenderedPage | Response> {
  try {
    const [{ renderPage }, appRouter] = await Promise.all([import("#src/entry-server.tsx"), loadApi()]);
    const inProcess = unstable_localLink({ router: appRouter, createContext: async () => context });
    const page = await renderPage({ request, client: createApiClient(calls.link, inProcess), site, nonce: mark });
    if (page instanceof Response || page.status < 500) return page;
    return plainShell(context, site.locale);
  } catch (error) {
    const path = loggedPath(new URL(request.url).pathname);
    console.error(JSON.stringify({ at: "ssr", path, requestId: context.requestId, error: describeFault(error) }));
    return plainShell(context, site.locale);
  }
}

/** In development Vite writes inline scripts of its own into the template; they are ours too. */
function marked(template: PageTemplate, mark: string): PageTemplate {
  if (!import.meta.env.DEV) return template;
  return { ...template, html: template.html.replaceAll("<script", `<script nonce="${mark}"`) };
}

/** Replacements are functions, since data may hold `$` patterns. */
function fillTemplate({ html, first }: PageTemplate, page: RenderedPage, site: SiteFacts, mark: string): string {
  const { lang, dir } = documentAttributes(site.locale);
  const facts = JSON.stringify(site).replaceAll("<", "\\u003c");
  const links = firstScriptLinks(first, page.routeIds, site.locale);
  return inLanguage(html, site.locale)
    .replace(/<html[^<>]*>/, () => `<html lang="${lang}" dir="${dir}">`)
    .replace("<!--head-->", () => early(mark) + page.head + links)
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`)
    .replace(
      "<!--scripts-->",
      () =>
        `<script type="application/json" id="site-facts">${facts}</script><script nonce="${mark}">early.restore()</script>${page.scripts}`,
    );
}

/** The built scripts lie in a folder for each language (scripts/vite/one-language.ts); development's don't. */
function inLanguage(template: string, locale: Locale): string {
  return template.replaceAll(/"\/assets\/([^"/]+\.js)"/g, (_, file) => `"/assets/${locale}/${file}"`);
}

/** What keeps taps and texts until the app lives, and the words that it shows; without comments and indents. */
function early(mark: string): string {
  const [wait, failed, again] = [m.shell_early_wait(), m.shell_early_failed(), m.shell_early_reload()].map(attribute);
  const lines = BEFORE_LIFE.split("\n").map((line) => line.trim());
  const code = lines.filter((line) => line !== "" && !line.startsWith("//") && !line.startsWith("/*")).join("\n");
  return `<meta name="early" data-wait="${wait}" data-failed="${failed}" data-again="${again}"><script nonce="${mark}">${code}</script>`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

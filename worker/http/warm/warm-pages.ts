import type { Context as HonoContext } from "hono";
import type { Locale } from "#domain/kernel/locale.ts";
import { localeOfRequest } from "#i18n/direction.ts";
import type { Context } from "#worker/platform/context.ts";
import { edgeCache } from "#worker/platform/pages/edge-cache.ts";
import { LAST_RESORT_SECONDS, presentVersions } from "#worker/platform/pages/page-versions.ts";
import { SESSION_COOKIE } from "#worker/platform/sessions.ts";
import { refuse } from "../admission/refuse.ts";
import { answerPage } from "../answer-page.ts";
import type { AppBindings } from "../bindings.ts";
import type { DrawnPage } from "../drawn-page.ts";
import { countAskedSearch, readSearch, SEARCH_HEADER, writeSearch } from "./asked-search.ts";
import { type KeptPage, keptPageAt } from "./kept-pages.ts";

/**
 * Draws a page for nobody in particular.
 * @param address path and search of the page
 * @returns the page, or where the router leads; null where enough is under way
 */
export type DrawForNobody = (address: string) => Promise<DrawnPage | Response | null>;

/** Whether a page came out of the cache, for whoever looks at headers: tests and operators. */
const PAGE_HEADER = "X-Page";

/** What moves by time alone (a certificate or licence that ends, the hours of answers) is drawn again after so long. */
const DRAWN_AGAIN_MS = 10 * 60_000;
const NOBODY = { isSignedIn: false, guestLink: null };
const DRAWN_AT_HEADER = "X-Drawn-At";
/** Of this build; a page is never answered by another one's scripts. */
const BUILD: string = import.meta.env.BUILD_ID ?? "unbuilt";

/**
 * The page that a request asks for, where everybody gets the same: a visitor's, without a session, a key or a guest's link.
 * Whoever sends a session's cookie, even a broken one, is no visitor here.
 */
export function keptPageOf(c: HonoContext<AppBindings>): KeptPage | null {
  if (c.req.header("Cookie")?.includes(SESSION_COOKIE) || c.req.header("Authorization") !== undefined) return null;
  return keptPageAt(new URL(c.req.url));
}

/**
 * Answers a page that everybody gets alike: from the data centre's cache, else drawn and kept there for the next one. Only
 * whole pages are kept, and what is kept names nobody (security 36). Where a page can't be drawn, the one that was kept last is given.
 */
export async function answerKept(c: HonoContext<AppBindings>, page: KeptPage, draw: DrawForNobody): Promise<Response> {
  const context = c.get("context");
  c.get("trace").page = page.route;
  const version = await versionOf(context, page);
  const key = version === null ? null : keyOf(c, page, version);
  const kept = key
    ? await edgeCache()
        .match(key)
        .catch(() => undefined)
    : undefined;
  if (kept && context.now() - Number(kept.headers.get(DRAWN_AT_HEADER)) < DRAWN_AGAIN_MS) return fromKept(c, kept);
  const drawn = await draw(page.address);
  if (drawn === null) return kept ? fromKept(c, kept) : refuse(c);
  if (drawn instanceof Response) return drawn;
  if (drawn.status === 404) c.get("trace").page = null;
  if (kept && !drawn.isWhole && drawn.status !== 404) return fromKept(c, kept);
  if (key && drawn.isWhole && drawn.status === 200) keep(c, key, drawn);
  c.set("cache", "drawn");
  if (drawn.search) countAskedSearch(context, drawn.search);
  return answerPage(c, drawn.html, { ...drawn, ...NOBODY });
}

/** Pages that are drawn from nothing have no version; null where nobody can say which it is. */
async function versionOf(context: Context, { areas }: KeptPage): Promise<string | null> {
  if (areas.length === 0) return "";
  const versions = await presentVersions(context);
  return versions && areas.map((area) => versions[area]).join("-");
}

function localeOf(c: HonoContext<AppBindings>): Locale {
  return localeOfRequest(new URL(c.req.url), c.req.header("Cookie") ?? null);
}

function fromKept(c: HonoContext<AppBindings>, kept: Response): Response {
  const search = readSearch(kept.headers.get(SEARCH_HEADER));
  if (search) countAskedSearch(c.get("context"), search);
  const policy = kept.headers.get("Content-Security-Policy") ?? "default-src 'none'";
  const answer = answerPage(c, kept.body, { status: kept.status, policy, locale: localeOf(c), ...NOBODY });
  answer.headers.set(PAGE_HEADER, "kept");
  c.set("cache", "kept");
  return answer;
}

/** After the response; a page that could not be kept is drawn again. */
function keep(c: HonoContext<AppBindings>, key: string, { html, policy, search }: DrawnPage): void {
  const { now, waitUntil } = c.get("context");
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": `max-age=${LAST_RESORT_SECONDS}`,
    "Content-Security-Policy": policy,
    [DRAWN_AT_HEADER]: String(now()),
  });
  if (search) headers.set(SEARCH_HEADER, writeSearch(search));
  waitUntil(
    edgeCache()
      .put(key, new Response(html, { headers }))
      .catch(() => undefined),
  );
}

/** Everything that a kept page depends on; below a path that no page has. */
function keyOf(c: HonoContext<AppBindings>, page: KeptPage, version: string): string {
  const { origin, settings } = c.get("context");
  const facts = new URLSearchParams({ build: BUILD, version, whatsapp: settings.whatsappNumber, page: page.address });
  return `${origin}/__kept/pages/${localeOf(c)}?${facts}`;
}

import { createRequestHandler, getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { type AppRouterInstance, createAppRouter } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";

export interface RenderInput {
  request: Request;
  client: ApiClient;
  site: SiteFacts;
  /** CSP nonce of this response. */
  nonce: string;
}

export interface RenderedPage {
  status: number;
  /** Markup of `#root`. */
  markup: string;
  /** Title, description, canonical and further tags that React lifts out of the tree. */
  head: string;
  /** Inline scripts that hand the router's state to the browser; they carry the nonce. */
  scripts: string;
  /** The routes that the page is of, from the outermost to its own; none where it says that there is nothing. */
  routeIds: readonly string[];
}

/** A tag that React writes before the first element because no `<head>` is in the tree; attribute text holds no ">". */
const HOISTED = /<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>/y;

/**
 * Renders the app for a request.
 * @returns the parts of the page, or the redirect that a route asked for
 * @throws what a route or component threw; the caller serves the plain shell then
 */
export async function renderPage({ request, client, site, nonce }: RenderInput): Promise<RenderedPage | Response> {
  let page: RenderedPage | undefined;
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ routeTree, client, site, nonce }),
  });
  const response = await handle(async ({ router }) => {
    const html = renderToString(<RouterServer router={router} />);
    // React swallows what a component throws while rendering and leaves this mark for the browser to retry.
    if (html.includes("<!--$!-->")) throw new Error("rendering failed inside the page");
    const head = hoistedIn(html);
    const [status, scripts] = [getSsrStatus(router), hydrationScripts(router)];
    const routeIds = status < 400 ? router.state.matches.map(({ routeId }) => routeId) : [];
    page = { status, markup: html.slice(head.length), head, scripts, routeIds };
    return new Response(null, { status: page.status });
  });
  return page ?? response;
}

function hoistedIn(html: string): string {
  let end = 0;
  for (HOISTED.lastIndex = 0; HOISTED.test(html); ) end = HOISTED.lastIndex;
  return html.slice(0, end);
}

function hydrationScripts(router: AppRouterInstance): string {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags();
  return (tags ? [...tags.before, tags.boundary] : [])
    .map((tag) => `<script nonce="${tag.attrs?.nonce ?? ""}">${tag.children ?? ""}</script>`)
    .join("");
}

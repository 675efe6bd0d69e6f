import type { Context as HonoContext } from "hono";
import type { AppBindings } from "./bindings.ts";
import type { DrawnPage } from "./drawn-page.ts";
import { loggedPath } from "./logged-path.ts";
import { type PageAnswer, pageHeaders } from "./page-headers.ts";

type Answered = Pick<DrawnPage, "status" | "policy" | "locale"> & Pick<PageAnswer, "isSignedIn" | "guestLink">;

/** The answer to one request, with what is its own: cookies, and whether a browser may keep it. */
export function answerPage(c: HonoContext<AppBindings>, body: BodyInit | null, page: Answered): Response {
  if (page.status === 404) console.warn(JSON.stringify({ at: "not-found", path: loggedPath(c.req.path) }));
  const headers = pageHeaders({ url: new URL(c.req.url), ...page });
  return new Response(body, { status: page.status, headers });
}

import type { Context as HonoContext } from "hono";

/** What programs read alone; a browser that opens one of these by hand reads JSON. */
const FOR_PROGRAMS = /^\/(?:api|functions|__dev|parties)(?:\/|$)/;

/** Whether a reader waits for a page: a browser that opens an address, and not a script or a picture of it. */
export function wantsPage({ req }: Pick<HonoContext, "req">): boolean {
  if ((req.method !== "GET" && req.method !== "HEAD") || FOR_PROGRAMS.test(req.path)) return false;
  const destination = req.header("sec-fetch-dest");
  if (destination) return /^(?:document|iframe|frame)$/.test(destination);
  return (req.header("accept") ?? "").includes("text/html");
}

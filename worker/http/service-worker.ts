import type { Context as HonoContext } from "hono";
import type { AppBindings } from "./bindings.ts";
import NONE from "./offline/no-service-worker.js?raw";
import WORKING from "./offline/service-worker.js?raw";

/**
 * `/sw.js`: the browser's service worker, or, where it is switched off (docs/runbook.md) and while developing, the one that takes
 * it away. Never kept: browsers ask for it with each page.
 */
export function serviceWorker(c: HonoContext<AppBindings>): Response {
  const { hasServiceWorker } = c.get("context").settings;
  return c.body(hasServiceWorker && import.meta.env.MODE !== "development" ? WORKING : NONE, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
  });
}

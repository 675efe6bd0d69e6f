import type { Hono } from "hono";
import { allowMethods } from "./http/api-rules.ts";
import type { AppBindings } from "./http/bindings.ts";
import { createSite } from "./http/site.ts";
import { offlineShell, pageServer } from "./ssr.tsx";

/** The whole site. @param keeps whether pages that everybody gets alike are kept; see {@link pageServer} */
export function createApp({ keeps }: { keeps: boolean }): Hono<AppBindings> {
  const app = createSite();
  // Unknown addresses of the API end here too and must not answer with a page.
  for (const path of ["/api/*", "/functions/*", "/__dev/*", "/parties/*", "/files/*"]) {
    app.all(path, (c) => c.notFound());
  }
  app.get("/offline-shell/:locale", offlineShell);
  app.all("*", allowMethods("GET", "HEAD"), pageServer({ keeps }));
  return app;
}

export const app = createApp({ keeps: import.meta.env.PROD });

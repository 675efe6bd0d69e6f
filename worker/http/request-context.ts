import type { MiddlewareHandler } from "hono";
import { openDatabase } from "#drizzle/client.ts";
import { settingsOf } from "#worker/env.ts";
import type { AppBindings } from "./bindings.ts";
import { limitedAddress } from "./client-address.ts";

/** Makes the context of a request: a database client of its own, the public origin, an id for the logs. */
export function requestContext(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const settings = settingsOf(c.env);
    c.set("context", {
      db: openDatabase({
        url: settings.databaseUrl,
        authToken: settings.databaseToken,
        onlyReads: c.req.method !== "POST",
      }),
      settings,
      env: c.env,
      origin: settings.publicOrigin || new URL(c.req.url).origin,
      clientAddress: limitedAddress(c.req.header("cf-connecting-ip") ?? "local"),
      requestId: crypto.randomUUID(),
      now: () => Date.now(),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
    await next();
  };
}

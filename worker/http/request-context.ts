import type { MiddlewareHandler } from "hono";
import type { Viewer } from "#domain/identity/access.ts";
import { openDatabase } from "#drizzle/client.ts";
import { settingsOf } from "#worker/env.ts";
import { sessionTokenOf, viewerOf } from "#worker/platform/sessions.ts";
import type { Context } from "#worker/trpc/context.ts";
import type { AppBindings } from "./bindings.ts";
import { limitedAddress } from "./client-address.ts";

/** Makes the context of a request: a database client of its own, the public origin, an id for the logs. */
export function requestContext(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const settings = settingsOf(c.env);
    const base = {
      db: openDatabase({
        url: settings.databaseUrl,
        authToken: settings.databaseToken,
        onlyReads: c.req.method !== "POST",
      }),
      settings,
      env: c.env,
      origin: settings.publicOrigin || new URL(c.req.url).origin,
      clientAddress: limitedAddress(c.req.header("cf-connecting-ip") ?? "local"),
      userAgent: c.req.header("user-agent") ?? "",
      requestId: crypto.randomUUID(),
      answerHeaders: new Headers(),
      now: () => Date.now(),
      waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    };
    c.set("context", { ...base, viewer: askOnce(base, sessionTokenOf(c.req.header("cookie"))) });
    await next();
  };
}

/** Ten procedures of one request ask once. */
function askOnce(base: Omit<Context, "viewer">, token: string | null): () => Promise<Viewer | null> {
  let asked: Promise<Viewer | null> | undefined;
  return () => {
    asked ??= viewerOf(base, token);
    return asked;
  };
}

import type { MiddlewareHandler } from "hono";
import { onlyReads } from "../api-rules.ts";
import type { AppBindings } from "../bindings.ts";
import { forgetVersions } from "./page-versions.ts";

/**
 * Whatever wrote, the pages of this data centre show it at once: the versions that it knew are forgotten before the answer
 * leaves. A refusal wrote nothing; a write without an answer may have.
 * @param silent paths whose writes no page shows
 */
export function forgetAfterWrites(silent: readonly string[]): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    await next();
    const context = c.get("context");
    const wasRefused = c.res.status >= 400 && c.res.status < 500;
    if (!context || onlyReads(c.req) || wasRefused || silent.includes(c.req.path)) return;
    await forgetVersions(context);
  };
}

import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Refuses every write that does not come from our own pages, whatever its content type (security.md 5). Browsers send
 * `Sec-Fetch-Site`, older ones and scripts an `Origin`; without either nothing is written.
 */
export function sameOriginOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || isSameOrigin(c.req.raw, c.get("context").origin)) return next();
    return errorAnswer(c, new AppError("FORBIDDEN"));
  };
}

/**
 * True when a request says that it comes from our own pages.
 * @param publicOrigin scheme and host that visitors use
 */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && (origin === publicOrigin || origin === new URL(request.url).origin);
}

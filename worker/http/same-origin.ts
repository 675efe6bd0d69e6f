import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/platform/context.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Refuses every write that does not come from our own pages, whatever its content type (security 5). Browsers send
 * `Sec-Fetch-Site`, older ones and scripts an `Origin`; without either nothing is written.
 * @param openToServers paths that also take what no browser sent: neither header is there
 */
export function sameOriginOnly({
  openToServers,
}: {
  openToServers: readonly string[];
}): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const { method, path, raw } = c.req;
    const isServer = openToServers.includes(path) && isOfNoBrowser(raw);
    if (SAFE_METHODS.has(method) || isServer || isSameOrigin(raw, ownOrigins(c.get("context"), raw))) return next();
    return errorAnswer(c, new AppError("FORBIDDEN"));
  };
}

/** Scheme and host of our own pages: in production the public one alone, whatever address the Worker is reached by. */
export function ownOrigins({ settings, origin }: Pick<Context, "settings" | "origin">, request: Request): string[] {
  return settings.isDevelopment ? [origin, new URL(request.url).origin] : [settings.publicOrigin];
}

/** True when a request says that it comes from our own pages. */
export function isSameOrigin(request: Request, own: readonly string[]): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin !== null) return own.includes(origin);
  return site === "same-origin" && own.includes(new URL(request.url).origin);
}

function isOfNoBrowser({ headers }: Request): boolean {
  return headers.get("origin") === null && headers.get("sec-fetch-site") === null;
}

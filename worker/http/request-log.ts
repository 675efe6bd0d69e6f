import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { KEYED_READS } from "#domain/rfq/keyed-reads.ts";
import { releaseOf } from "#worker/platform/release.ts";
import { newTrace, type RequestTrace } from "#worker/platform/request-trace.ts";
import type { AppBindings } from "./bindings.ts";

const FAULTS: readonly AppErrorCode[] = ["UNEXPECTED", "UNAVAILABLE"];

/**
 * Writes one line of JSON for a request, when it is answered: names, counts and times, never what somebody wrote, so no path, no
 * address of a page and no key. Of all requests a share is written (REQUEST_LOG_SHARE), and each that failed or took
 * longer than SLOW_REQUEST_MS. It also gives the request its id and its trace.
 */
export function requestLog(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const startedAt = Date.now();
    c.set("requestId", crypto.randomUUID());
    c.set("trace", newTrace());
    await next();
    const ms = Date.now() - startedAt;
    if (isWritten(c, ms)) console.log(JSON.stringify(lineOf(c, ms)));
  };
}

function isWritten(c: HonoContext<AppBindings>, ms: number): boolean {
  // Without settings there is no context, and nothing that could be too much.
  const settings = c.get("context")?.settings;
  if (!settings || c.res.status >= 500 || ms >= settings.slowRequestMs) return true;
  if (c.get("trace").errors.some((code) => FAULTS.includes(code))) return true;
  return Math.random() < settings.requestLogShare;
}

function lineOf(c: HonoContext<AppBindings>, ms: number) {
  const { procedures, page, errors, databaseCalls, databaseMs } = c.get("trace");
  return {
    at: "request",
    id: c.get("requestId"),
    release: releaseOf(c.env),
    method: c.req.method,
    route: page ?? routePath(c),
    ...(procedures.length > 0 ? { procedures } : {}),
    actor: actorOf(c.get("trace")),
    status: c.res.status,
    ...(errors.length > 0 ? { errors } : {}),
    ms,
    databaseMs,
    databaseCalls,
    ...(c.get("cache") ? { cache: c.get("cache") } : {}),
    ...(c.get("isFull") ? { full: true } : {}),
  };
}

/** "session": a session's cookie that nothing asked about. */
function actorOf({ viewer, hasSession, hasGuestKey, procedures }: RequestTrace): string {
  if (viewer) return viewer.userType;
  if (hasSession && viewer === undefined) return "session";
  const isGuest = hasGuestKey || procedures.some((name) => name.startsWith("guest.") || name === KEYED_READS[0]);
  return isGuest ? "guest" : "visitor";
}

import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppError } from "#domain/kernel/app-error.ts";
import { localeOfRequest } from "#i18n/direction.ts";
import { toTrpcError } from "#worker/platform/errors.ts";
import { errorPage } from "./error-page.ts";

/** What programs read alone; a browser that opens one of these by hand reads JSON. */
const FOR_PROGRAMS = /^\/(?:api|functions|__dev|parties)(?:\/|$)/;

/**
 * A refusal made before any procedure runs: for who waits for a page, a page in their language; for all others in the
 * envelope of tRPC, so that the browser's client reads it like every other error.
 * @param status where HTTP knows a better one than the code's own, e.g. 405 or 415
 */
export function errorAnswer(c: HonoContext, error: AppError, status?: ContentfulStatusCode): Response {
  const { code, message } = toTrpcError(error);
  const httpStatus = status ?? (getHTTPStatusCodeFromError(toTrpcError(error)) as ContentfulStatusCode);
  if (error.details.retryAfter) c.header("Retry-After", String(error.details.retryAfter));
  c.header("Cache-Control", "no-store");
  if (wantsPage(c)) return pageAnswer(c, error, httpStatus);
  const data = { code, httpStatus, appCode: error.code, requestId: c.get("requestId") ?? "" };
  return c.json(
    { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { ...data, ...error.details } } },
    httpStatus,
  );
}

function pageAnswer(c: HonoContext, { code }: AppError, status: ContentfulStatusCode): Response {
  const url = new URL(c.req.url);
  const locale = localeOfRequest(url, c.req.header("cookie") ?? null);
  c.header("Content-Language", locale);
  c.header("Vary", "Cookie, Accept, Sec-Fetch-Dest");
  // An address may hold a key, which no link of this page may carry along.
  c.header("Referrer-Policy", "strict-origin");
  return c.html(errorPage({ code, locale, url, requestId: c.get("requestId") ?? "" }), status);
}

/** Whether a reader waits for a page: a browser that opens an address, and not a script or a picture of it. */
function wantsPage({ req }: HonoContext): boolean {
  if ((req.method !== "GET" && req.method !== "HEAD") || FOR_PROGRAMS.test(req.path)) return false;
  const destination = req.header("sec-fetch-dest");
  if (destination) return /^(?:document|iframe|frame)$/.test(destination);
  return (req.header("accept") ?? "").includes("text/html");
}

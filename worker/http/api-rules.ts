import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import { KEYED_READS } from "#domain/rfq/keyed-reads.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";
import { POLICY_REPORTS } from "./security-headers.ts";

const FLOOD_WINDOW_SECONDS = 60;
/** Procedure calls of one request. */
export const MOST_CALLS = 10;

/** Refuses methods that nothing here answers. */
export function allowMethods(...methods: string[]): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    c.header("Allow", methods.join(", "));
    return errorAnswer(c, new AppError("BAD_INPUT"), 405);
  };
}

/** Answers of the API belong to one caller and one moment. */
export function neverStored(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  };
}

/** The API takes JSON only: forms of other sites cannot send it without asking first (security 5). */
export function jsonOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    return type === typeOf(c.req.path) ? next() : errorAnswer(c, new AppError("BAD_INPUT"), 415);
  };
}

/** Browsers report by a type of their own (CSP Level 3, 5.3). */
function typeOf(path: string): string {
  return path === POLICY_REPORTS ? "application/csp-report" : "application/json";
}

/**
 * The edge's limiter against floods, per address (security 8); pages have a wider one of their own. What counts are
 * procedure calls: a request with ten of them counts ten (security 9). Not in
 * development, where tests and benchmarks send everything from one address.
 */
export function floodLimit(binding: "FLOOD_LIMIT" | "PAGE_FLOOD_LIMIT"): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const { settings, clientAddress } = c.get("context");
    if (settings.isDevelopment) return next();
    if (await isWithin(c.env[binding], clientAddress, callsOf(c.req.path))) return next();
    return errorAnswer(c, new AppError("RATE_LIMITED", { retryAfter: FLOOD_WINDOW_SECONDS }));
  };
}

/** Procedure calls of a request; an upload, a page or anything else is one. */
export function callsOf(path: string): number {
  // Longer batches are refused whole.
  return Math.min(proceduresOf(path).length, MOST_CALLS + 1);
}

/** tRPC decodes the path before it splits it. */
function proceduresOf(path: string): string[] {
  const [, procedures = ""] = path.split("/api/trpc/");
  return procedures.split(/,|%2c/i);
}

/** Whether a request calls nothing but reads that are sent by POST; any other read comes by GET alone. */
export function areKeyedReads(path: string): boolean {
  return proceduresOf(path).every((procedure) => KEYED_READS.includes(procedure));
}

/** Whether a request writes nothing, so that it waits for the database no longer than reads do. */
export function onlyReads({ method, path }: { method: string; path: string }): boolean {
  return method !== "POST" || areKeyedReads(path);
}

async function isWithin(limiter: RateLimit, key: string, calls: number): Promise<boolean> {
  for (let call = 0; call < calls; call += 1) {
    const { success } = await limiter.limit({ key });
    if (!success) return false;
  }
  return true;
}

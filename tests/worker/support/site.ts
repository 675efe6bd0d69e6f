/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createSite } from "#worker/http/site.ts";

export const ORIGIN = "https://mawrid.test";
/** Settings of a Worker that serves the public. */
export const PRODUCTION = {
  APP_ENV: "production",
  PUBLIC_ORIGIN: ORIGIN,
  RESEND_API_KEY: "re_test",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  REQUEST_LOG_SHARE: "0",
};

const site = createSite();

export interface SiteOptions {
  /** Bindings that differ from those of wrangler.test.toml. */
  vars?: Partial<Record<string, string>>;
  /** Another bucket, which may fail. */
  bucket?: R2Bucket;
  /** Another limiter against floods. */
  limiter?: RateLimit;
  /** The same for pages and files. */
  pageLimiter?: RateLimit;
}

/** The Worker without its pages over a database of one's own; waits for what it leaves running. */
export function siteOver(
  databaseUrl: string,
  { vars, bucket = env.FILES, limiter = env.FLOOD_LIMIT, pageLimiter = env.PAGE_FLOOD_LIMIT }: SiteOptions = {},
) {
  const limiters = { FLOOD_LIMIT: limiter, PAGE_FLOOD_LIMIT: pageLimiter };
  const bindings = { ...env, ...limiters, FILES: bucket, TURSO_DATABASE_URL: databaseUrl, ...vars };
  const asked = requestsOfOneAddress();
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const context = createExecutionContext();
    const answer = await site.fetch(asked(`${ORIGIN}${path}`, init), bindings, context);
    await waitOnExecutionContext(context);
    return answer;
  };
}

/**
 * Makes requests that come from an address of their own, unless they name one: the edge's limiter is one for all tests that
 * share a process.
 */
export function requestsOfOneAddress(): (url: string, init: RequestInit) => Request {
  const address = crypto.randomUUID();
  return (url, init) => {
    const request = new Request(url, init);
    if (!request.headers.has("CF-Connecting-IP")) request.headers.set("CF-Connecting-IP", address);
    // As browsers do: otherwise each body counts as the largest that its path takes.
    const { body } = init;
    if (body instanceof Uint8Array) request.headers.set("Content-Length", String(body.byteLength));
    return request;
  };
}

/** A POST of JSON as our own pages send it. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

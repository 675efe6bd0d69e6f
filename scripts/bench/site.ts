import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { builtWorker, PLAIN } from "../built-worker.ts";
import { type ProcessUse, useOfChild } from "./process-use.ts";

export interface Site {
  url: URL;
  /** What workerd has taken; undefined where it can't be found out. */
  use(): ProcessUse | undefined;
  close(): Promise<void>;
}

/** A Worker that answers at once: what workerd, Miniflare and the load generator cost by themselves. */
export function startNoop(): Promise<Site> {
  return start({ modules: true, script: 'export default { fetch: () => new Response("ok") };' });
}

/** A Worker that makes one call to the endpoint and passes the answer on. */
export function startOneCall(databaseUrl: string, body: string): Promise<Site> {
  const call = `fetch(${JSON.stringify(`${databaseUrl}v2/pipeline`)}, { method: "POST", body: ${JSON.stringify(body)} })`;
  return start({
    modules: true,
    script: `export default { fetch: async () => new Response(await (await ${call}).text()) };`,
  });
}

/** A Worker that gives a site's pages out of the cache, and does nothing else: what keeping costs by itself. */
export function startCacheAlone(site: URL): Promise<Site> {
  return start({
    modules: true,
    script: `export default {
      async fetch({ url }, env, { waitUntil }) {
        const kept = await caches.default.match(url);
        if (kept) return kept;
        const { pathname, search } = new URL(url);
        const drawn = await fetch(${JSON.stringify(site.origin)} + pathname + search);
        const headers = { "Cache-Control": "max-age=3600" };
        for (const name of ["Content-Type", "Content-Security-Policy"]) headers[name] = drawn.headers.get(name);
        const html = await drawn.text();
        await caches.default.put(url, new Response(html, { headers }));
        return new Response(html, { headers });
      },
    };`,
  });
}

interface SiteOptions {
  /** Whether scripts and pictures are served too, as browsers need it. */
  forBrowsers?: boolean;
  /** A free one is taken when it is not said. */
  port?: number;
  /** Where rooms and files outlive the run. */
  state?: string;
  /** File for what the Worker logs; without it the terminal gets it. */
  log?: string;
  /** Settings that differ. */
  vars?: Record<string, string>;
  /** Whether the edge's limits against floods count, as wrangler.toml has them. */
  hasFloodLimits?: boolean;
  /** Answers whatever the Worker asks of others, its database too. */
  outbound?: WorkerOptions["outboundService"];
}

/** The built Worker with all its bindings, mails going to the local mailbox. */
export function startSite(
  dist: string,
  databaseUrl: string,
  { forBrowsers = false, port, state, log, vars = {}, hasFloodLimits = false, outbound }: SiteOptions = {},
): Promise<Site> {
  const { bindings, assets, ratelimits, ...worker } = builtWorker(dist);
  return start({
    ...worker,
    ...(log === undefined ? {} : { handleRuntimeStdio: logTo(log) }),
    ...(outbound === undefined ? {} : { outboundService: outbound }),
    port,
    durableObjectsPersist: state ?? false,
    r2Persist: state ?? false,
    bindings: { ...bindings, APP_ENV: "development", TURSO_DATABASE_URL: databaseUrl, READ_WITHIN_MS: "3000", ...vars },
    // The asset router tries every request first: at the edge that is not the Worker's time, so most cases go without.
    ...(forBrowsers
      ? { assets }
      : { serviceBindings: { ASSETS: { disk: { path: resolve(dist, "client"), writable: false } } } }),
    ratelimits: hasFloodLimits ? ratelimits : NO_FLOOD_LIMITS,
  });
}

const NO_FLOOD_LIMITS = {
  FLOOD_LIMIT: { simple: { limit: 1_000_000, period: 60 } },
  PAGE_FLOOD_LIMIT: { simple: { limit: 1_000_000, period: 60 } },
} as const;

function logTo(file: string): (...streams: Readable[]) => void {
  return (...streams) => {
    const log = createWriteStream(file, { flags: "a" });
    for (const stream of streams) stream.pipe(log, { end: false });
  };
}

async function start(worker: Partial<MiniflareOptions> & WorkerOptions): Promise<Site> {
  const miniflare = new Miniflare({ name: "mawrid", compatibilityDate: "2026-04-01", ...worker, ...PLAIN });
  try {
    const url = await miniflare.ready;
    return { url, use: () => useOfChild("workerd"), close: () => miniflare.dispose() };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

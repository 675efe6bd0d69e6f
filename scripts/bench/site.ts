import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import * as z from "zod";
import { type ProcessUse, useOfChild } from "./process-use.ts";

export interface Site {
  url: URL;
  /** What workerd has taken; undefined where it can't be found out. */
  use(): ProcessUse | undefined;
  close(): Promise<void>;
}

const configSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
});

/**
 * What Miniflare does beside running the Worker would be measured with it, so it is left away: the log line of each
 * request, and the Worker in front of every outgoing call that takes a header out.
 */
const PLAIN = { logRequests: false, stripCfConnectingIp: false, cf: false } as const;

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

interface SiteOptions {
  /** Whether scripts and pictures are served too, as browsers need it. */
  forBrowsers?: boolean;
  /** A free one is taken when it is not said. */
  port?: number;
  /** Where rooms and files outlive the run. */
  state?: string;
}

/** The built Worker with all its bindings, mails going to the local mailbox. */
export function startSite(
  dist: string,
  databaseUrl: string,
  { forBrowsers = false, port, state }: SiteOptions = {},
): Promise<Site> {
  const folder = resolve(dist, "mawrid");
  const config = configSchema.parse(JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")));
  const client = resolve(dist, "client");
  const place = { port, durableObjectsPersist: state ?? false, r2Persist: state ?? false };
  return start({
    ...place,
    modules: modulesOf(folder, config.main),
    modulesRoot: folder,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, APP_ENV: "development", TURSO_DATABASE_URL: databaseUrl },
    ...(forBrowsers
      ? { assets: assetsOf(client) }
      : { serviceBindings: { ASSETS: { disk: { path: client, writable: false } } } }),
    r2Buckets: ["FILES"],
    durableObjects: {
      Conversation: { className: "Conversation", useSQLite: true },
      Inbox: { className: "Inbox", useSQLite: true },
    },
    ratelimits: {
      FLOOD_LIMIT: { simple: { limit: 1_000_000, period: 60 } },
      PAGE_FLOOD_LIMIT: { simple: { limit: 1_000_000, period: 60 } },
    },
  });
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

/** Miniflare's asset router tries every request first: at the edge that is not the Worker's time, so most cases go without. */
function assetsOf(directory: string): WorkerOptions["assets"] {
  return {
    workerName: "mawrid",
    directory,
    binding: "ASSETS",
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: "none", not_found_handling: "none" },
  };
}

function modulesOf(folder: string, main: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const ordered = [main, ...paths.filter((path) => path !== main)];
  return ordered.map((path) => ({ type: "ESModule" as const, path: join(folder, path) }));
}

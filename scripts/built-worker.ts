import { readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";

/**
 * What Miniflare does beside running the Worker is left away: the log line of each request, a call for Cloudflare's
 * facts of where a visitor is, and the Worker in front of every outgoing call that takes a header out.
 */
export const PLAIN = { logRequests: false, stripCfConnectingIp: false, cf: false } as const;

/**
 * The built Worker as Miniflare runs it: its modules, and the bindings, assets and limits of `wrangler.toml`.
 * @param dist the folder of the build
 */
export function builtWorker(dist: string): WorkerOptions & { bindings: Record<string, unknown> } {
  const { main, workerOptions } = readWorkerOptions(resolve(dist, "mawrid/wrangler.json"));
  if (!main) throw new Error(`No Worker is built in ${dist}`);
  const { modulesRules: _, bindings = {}, ...options } = workerOptions;
  const folder = dirname(main);
  return {
    ...options,
    name: "mawrid",
    bindings,
    modulesRoot: folder,
    modules: modulesOf(folder, relative(folder, main)),
  };
}

/** The first is the one that is run. */
function modulesOf(folder: string, main: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const ordered = [main, ...paths.filter((path) => path !== main)];
  return ordered.map((path) => ({ type: "ESModule" as const, path: join(folder, path) }));
}

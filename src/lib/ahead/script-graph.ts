import type { FetchAhead } from "./load-chunk.ts";

/** The scripts of the site, each with the places of those that it imports (scripts/vite/script-graph.ts). */
type ScriptGraph = readonly (readonly [file: string, imports: readonly number[]])[];

/** Where the built page names the graph; development has none. */
const PLACE = "meta[name=script-graph]";

/**
 * Reads which script needs which others.
 * @throws Error where the graph can't be read
 */
export async function readScriptGraph(): Promise<FetchAhead> {
  const address = document.querySelector<HTMLMetaElement>(PLACE)?.content;
  if (!address) throw new Error("no graph of scripts");
  const answer = await fetch(address, { priority: "low" });
  const graph: ScriptGraph = await answer.json();
  const places = new Map(graph.map(([file], at) => [file, at]));
  const folder = `/assets/${document.documentElement.lang}/`;
  const here = new Map<string, Promise<boolean>>();
  const fetchOne = (file: string): Promise<boolean> => {
    const known = here.get(file);
    if (known) return known;
    const coming = fetchScript(folder + file);
    here.set(file, coming);
    // What did not come is asked for again.
    const forget = () => here.delete(file);
    coming.then((hasCome) => hasCome || forget(), forget);
    return coming;
  };
  return async (file) => {
    const needed = neededBy(graph, places.get(file));
    await Promise.all([...needed].map((at) => fetchOne(graph[at]?.[0] ?? "")));
  };
}

/** A script and all that it imports, and what that imports in turn, by their places. */
function neededBy(graph: ScriptGraph, at: number | undefined, needed = new Set<number>()): Set<number> {
  if (at === undefined || needed.has(at)) return needed;
  needed.add(at);
  for (const one of graph[at]?.[1] ?? []) neededBy(graph, one, needed);
  return needed;
}

/**
 * Read to its end, so that the import finds it in the cache.
 * @returns false for one that is gone, which is left to the import: the site has a newer release
 */
async function fetchScript(address: string): Promise<boolean> {
  const answer = await fetch(address);
  if (!answer.ok && answer.status !== 404) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
  return answer.ok;
}

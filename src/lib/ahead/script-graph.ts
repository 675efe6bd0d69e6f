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
  const linked = new Set<number>();
  const link = (at: number | undefined): void => {
    const node = at === undefined ? undefined : graph[at];
    if (at === undefined || node === undefined || linked.has(at)) return;
    linked.add(at);
    const [file, imports] = node;
    const element = document.createElement("link");
    document.head.appendChild(Object.assign(element, { rel: "modulepreload", crossOrigin: "", href: folder + file }));
    for (const one of imports) link(one);
  };
  return (file) => link(places.get(file));
}

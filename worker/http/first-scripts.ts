/** Which scripts a page's routes need, written into `index.html` by the build (scripts/vite/script-graph.ts). */
export interface FirstScripts {
  /** Address of the list of what every script needs. */
  graph: string;
  /** Address of the list of what own screens need without a network. */
  own: string;
  /** Names of scripts by the route that needs them. */
  routes: Readonly<Record<string, readonly string[]>>;
}

const [BEGINS, ENDS] = ["<!--first-scripts ", "-->"];

/** The build's list as it stands in `index.html`. */
export function firstScriptsComment(first: FirstScripts): string {
  return BEGINS + JSON.stringify(first) + ENDS;
}

/** Takes the build's list out of `index.html`; development's holds none. */
export function takeFirstScripts(html: string): { html: string; first: FirstScripts | null } {
  const start = html.indexOf(BEGINS);
  const end = html.indexOf(ENDS, start);
  if (start < 0) return { html, first: null };
  const first: FirstScripts = JSON.parse(html.slice(start + BEGINS.length, end));
  return { html: html.slice(0, start) + html.slice(end + ENDS.length), first };
}

/** The route of a file in `src/routes`, without its ending, as the router calls it. */
export function routeOfFile(file: string): string {
  return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

/**
 * Links of the scripts of a page's routes: they come at once, beside the script that asks for them, which saves a round trip
 * before the page lives.
 * @param folder that of the page's language
 */
export function firstScriptLinks(first: FirstScripts | null, routeIds: readonly string[], folder: string): string {
  if (!first) return "";
  const files = new Set(routeIds.flatMap((id) => first.routes[id] ?? []));
  const links = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${folder}/${file}">`,
  );
  return `<meta name="script-graph" content="${first.graph}">${links.join("")}`;
}

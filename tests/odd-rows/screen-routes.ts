import { createAppRouter } from "#src/router.tsx";
import { routeTree } from "#src/routeTree.gen.ts";

/** The addresses of all routes, found in the router's own tree; a parameter is `$name`. */
export function routePatterns(): string[] {
  const { routesById } = createAppRouter({ routeTree, client: {} as never, site: {} as never });
  const paths = Object.values(routesById).map(({ fullPath }) => String(fullPath).replace(/(.)\/$/, "$1"));
  return [...new Set(paths)].filter((path) => path !== "" && path !== "undefined").sort();
}

interface ScreenLink {
  address: string;
  pattern: string;
  /** What one link stands for: its route and the names of its search parameters. */
  kind: string;
}

const MATCHERS = routePatterns()
  .map((pattern) => ({ pattern, matcher: new RegExp(`^${pattern.replaceAll(/\$\w+/g, "[^/]+")}$`) }))
  // The plainest first: `/rfqs/new` is no request's page.
  .sort((one, other) => one.pattern.split("$").length - other.pattern.split("$").length);

/** Which route an address opens, and the links to screens with a parameter or another view that its markup holds. */
export function linksIn(html: string, address: string): { pattern: string; links: ScreenLink[] } {
  const hrefs = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const links = hrefs.flatMap((href): ScreenLink[] => {
    const { pathname, search, searchParams } = new URL(href, "https://mawrid.test");
    const pattern = patternOf(pathname);
    const names = [...searchParams.keys()];
    if (!pattern || names.includes("lang") || names.length > 1) return [];
    return [{ address: pathname + search, pattern, kind: names.length === 0 ? pattern : `${pattern}?${search}` }];
  });
  return { pattern: patternOf(new URL(address, "https://mawrid.test").pathname) ?? "", links: fewOf(links) };
}

function patternOf(pathname: string): string | undefined {
  return MATCHERS.find(({ matcher }) => matcher.test(pathname))?.pattern;
}

/** Filters of search alone lead to thousands of addresses that show the same list. */
function fewOf(links: ScreenLink[]): ScreenLink[] {
  return links.filter(
    ({ kind, pattern }) => kind === pattern || /[?](status|view|tab)=/.test(`?${kind.split("?")[2]}`),
  );
}

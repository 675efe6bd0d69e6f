import type { Plugin } from "vite";

const BEGINS = "if (!loadPromise) {";

/**
 * On the server each request loads the parts of a route for itself, until one has them. The router keeps the promise of the first
 * load for all: an import belongs to the request that began it, so where its reader left, it may never end, and every later
 * page of that route would wait for it (worker/platform/lazy-areas.ts does the same for the API).
 */
export function ownRouteLoads(): Plugin {
  return {
    name: "mawrid:own-route-loads",
    applyToEnvironment: ({ name }) => name !== "client",
    transform: (code, id) => (/\/lazyRouteComponent\.js(?:\?|$)/.test(id) ? loadedForEach(code) : null),
  };
}

/**
 * The router's module, with a load that is nobody else's.
 * @throws Error where it reads otherwise than it did, after an update
 */
export function loadedForEach(code: string): string {
  if (code.split(BEGINS).length !== 2) throw new Error("own-route-loads: the router loads its parts otherwise now");
  return code.replace(BEGINS, "if (comp) return Promise.resolve();\n\t\t{");
}

/** Addresses are typed by all routes, those that come later among them (src/lib/ahead/later-routes.ts). */
export { routeTree } from "./routeTree.gen.ts";

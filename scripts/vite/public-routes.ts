import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isPrivateRoute } from "./private-route.ts";

/**
 * How the router's generator writes a second tree, of public routes alone: every page begins with it, and all routes come with the
 * first sign of a reader (src/lib/ahead/later-routes.ts).
 */
export function publicRoutes(root: string) {
  const folder = join(root, "src", "routes");
  const left = readdirSync(folder).filter((file) => file.startsWith("__root") || isPrivateRoute(join(folder, file)));
  return {
    target: "react" as const,
    routesDirectory: "./src/routes",
    generatedRouteTree: "./src/publicRoutes.gen.js",
    // Its types are those of all routes (src/publicRoutes.gen.d.ts).
    disableTypes: true,
    quoteStyle: "double" as const,
    semicolons: true,
    routeFileIgnorePattern: `^(?:${left.map(literally).join("|")})$`,
    // A root of its own, by which the router tells the trees apart.
    virtualRouteConfig: {
      type: "root" as const,
      file: "../public-root.ts",
      children: [{ type: "physical" as const, directory: ".", pathPrefix: "" }],
    },
  };
}

function literally(file: string): string {
  return file.replaceAll(/[.$]/g, "\\$&");
}

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Routes that the server does not draw, and those below them; a query behind the file is nothing to it. */
export function isPrivateRoute(id: string): boolean {
  const [path = ""] = id.split("?");
  if (basename(dirname(path)) !== "routes" || !path.endsWith(".tsx")) return false;
  const name = basename(path, ".tsx");
  return readdirSync(dirname(path))
    .filter((file) => name === basename(file, ".tsx") || name.startsWith(`${basename(file, ".tsx")}.`))
    .some((file) => readFileSync(join(dirname(path), file), "utf8").includes("ssr: false"));
}

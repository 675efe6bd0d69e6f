import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isPrivateRoute } from "../../scripts/vite/private-route.ts";

const src = join(import.meta.dirname, "..", "..", "src");
const filesOf = (tree: string) =>
  [...readFileSync(join(src, tree), "utf8").matchAll(/from ["']\.\/(routes\/[^"']+)["']/g)].map(
    ([, file = ""]) => file,
  );

it("begins with every public route, and with no private one", () => {
  const all = filesOf("routeTree.gen.ts").filter((file) => !file.endsWith("__root"));
  const isPrivate = (file: string) => isPrivateRoute(join(src, `${file}.tsx`));
  expect(filesOf("publicRoutes.gen.js").sort()).toEqual(all.filter((file) => !isPrivate(file)).sort());
  expect(all.filter(isPrivate).length).toBeGreaterThan(50);
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { loadedForEach } from "../../scripts/vite/own-route-loads.ts";

const ROUTER = fileURLToPath(import.meta.resolve("@tanstack/react-router"));
const CODE = readFileSync(ROUTER.replace(/[^/]+$/, "lazyRouteComponent.js"), "utf8");

type Importer = () => Promise<{ default: string }>;
type Lazy = (importer: Importer) => { preload(): Promise<void> };

/** The router's function as the server runs it. */
function lazyOf(code: string): Lazy {
  const body = code.replace(/^import .*$/gm, "").replace(/^export .*$/gm, "");
  return new Function("isServer", `${body}\nreturn lazyRouteComponent;`)(true);
}

it("a route whose first reader left while it was loaded opens to the next one, and is loaded no more then", async () => {
  const importer = vi.fn<Importer>().mockReturnValueOnce(new Promise(() => undefined));
  importer.mockResolvedValue({ default: "screen" });
  const { preload } = lazyOf(loadedForEach(CODE))(importer);
  void preload();
  await preload();
  await preload();
  expect(importer).toHaveBeenCalledTimes(2);
});

it("an update of the router that loads otherwise is told when building", () => {
  expect(() => loadedForEach("const load = () => promise;")).toThrow("loads its parts otherwise");
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { firstScriptLinks, routeOfFile, takeFirstScripts } from "#worker/http/first-scripts.ts";
import { namedAlone, scriptGraph } from "../../scripts/vite/script-graph.ts";

const dir = mkdtempSync(join(tmpdir(), "mawrid-graph-"));
afterAll(() => rmSync(dir, { recursive: true }));

const routes = join(import.meta.dirname, "..", "..", "src", "routes");
const chunk = (name: string, imports: string[], more: object = {}) => ({
  ...{ type: "chunk", fileName: `assets/${name}`, imports: imports.map((one) => `assets/${one}`) },
  ...{ isEntry: false, facadeModuleId: null, dynamicImports: [], modules: {} },
  ...more,
});
const ofRoute = (file: string) => ({ facadeModuleId: `${join(routes, file)}?tsr-split=component` });
const LATE = ["search-1.js", "orders-1.js", "users-1.js"].map((one) => `assets/${one}`);
const BUNDLE = [
  chunk("index-1.js", ["runtime-1.js"], { isEntry: true, dynamicImports: LATE }),
  chunk("runtime-1.js", []),
  chunk("search-1.js", ["index-1.js", "list-1.js"], ofRoute("search.tsx")),
  chunk("list-1.js", ["card-1.js", "runtime-1.js"]),
  chunk("card-1.js", ["list-1.js"]),
  chunk("orders-1.js", ["card-1.js"], ofRoute("orders.index.tsx")),
  chunk("users-1.js", ["card-1.js", "audit-1.js"], ofRoute("admin.users.index.tsx")),
  chunk("audit-1.js", []),
  { type: "asset", fileName: "assets/index.css" },
];

it("links all that a drawn page needs of late scripts, and lists the rest in a file of its own", () => {
  const page = join(dir, "index.html");
  const written = "<head><!--head--></head>";
  writeFileSync(page, written);
  mkdirSync(join(dir, "assets"));
  const { writeBundle } = scriptGraph();
  if (typeof writeBundle !== "function") throw new Error("the plugin writes in another way now");
  Reflect.apply(writeBundle, null, [{ dir }, Object.fromEntries(BUNDLE.map((one) => [one.fileName, one]))]);

  const { html, first } = takeFirstScripts(readFileSync(page, "utf8"));
  expect(html.replaceAll(/\s/g, "")).toBe(written);
  const links = firstScriptLinks(first, ["__root__", "/search"], "fr");
  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
    ["search-1.js", "list-1.js", "card-1.js"].map((name) => `/assets/fr/${name}`),
  );
  // A private page is drawn in the browser alone.
  expect(firstScriptLinks(first, ["/orders/"], "ar")).not.toContain("orders-1.js");
  const [own = "", graph = ""] = readdirSync(join(dir, "assets")).sort();
  expect(first?.own).toBe(`/assets/${own}`);
  // Neither what operators nor what screens for everybody need.
  const ownFiles = ["card-1.js", "index-1.js", "list-1.js", "orders-1.js", "runtime-1.js"];
  expect(JSON.parse(readFileSync(join(dir, "assets", own), "utf8"))).toEqual([...ownFiles, "/assets/index.css"]);
  expect(links).toContain(`content="/assets/${graph}"`);
  expect(JSON.parse(readFileSync(join(dir, "assets", graph), "utf8"))).toEqual([
    ["search-1.js", [1]],
    ["list-1.js", [2]],
    ["card-1.js", [1]],
    ["orders-1.js", [2]],
    ["users-1.js", [2, 5]],
    ["audit-1.js", []],
  ]);
});

it("has nothing to link in development", () => {
  expect(takeFirstScripts("<head><!--head--></head>")).toEqual({ html: "<head><!--head--></head>", first: null });
  expect(firstScriptLinks(null, ["/search"], "ar")).toBe("");
});

it("calls a route as the router does", () => {
  const tree = readFileSync(join(routes, "..", "routeTree.gen.ts"), "utf8");
  const ids = new Set([...tree.matchAll(/^\s+id: ["']([^"']+)["']/gm)].map(([, id = ""]) => id));
  const files = readdirSync(routes).filter((file) => file.endsWith(".tsx") && !/^(__root|-)/.test(file));
  const paths = new Set([...tree.matchAll(/fullPath: ["']([^"']+)["']/g)].map(([, path = ""]) => path));
  const unknown = files
    .map((file) => routeOfFile(file.slice(0, -".tsx".length)))
    .filter((id) => !paths.has(id) && !ids.has(id));
  expect(unknown).toEqual([]);
});

it("names in the page's script what needs others, and nothing of these", () => {
  expect(namedAlone("assets/search-1.js", ["assets/list-1.js"], { hostType: "js" })).toEqual(["search-1.js"]);
  expect(namedAlone("assets/card-1.js", [], { hostType: "js" })).toEqual(["card-1.js"]);
  expect(namedAlone("assets/index-1.js", ["assets/runtime-1.js"], { hostType: "html" })).toEqual([
    "assets/runtime-1.js",
  ]);
});

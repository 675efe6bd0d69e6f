import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readScriptGraph } from "#src/lib/ahead/script-graph.ts";

/** Two that import each other, and what both need. */
const GRAPH = JSON.stringify([
  ["a.js", [1, 2]],
  ["b.js", [0, 2]],
  ["c.js", []],
]);
let asked: string[];
/** What each script is answered with; 200 where nothing is said. */
let statuses: Record<string, number>;

beforeEach(() => {
  asked = [];
  statuses = {};
  const place = { content: "/assets/graph.json" };
  vi.stubGlobal("document", { querySelector: () => place, documentElement: { lang: "ar" } });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === place.content) return new Response(GRAPH);
    const file = address.replace("/assets/ar/", "");
    asked.push(file);
    return new Response("", { status: statuses[file] ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("fetches a script and all that it needs, each once", async () => {
  const fetchAhead = await readScriptGraph();
  await Promise.all([fetchAhead("a.js"), fetchAhead("b.js")]);
  await fetchAhead("c.js");
  expect(asked.sort()).toEqual(["a.js", "b.js", "c.js"]);
});

it.each([503, 404])("asks again for what was answered %i, and for nothing else", async (status) => {
  const fetchAhead = await readScriptGraph();
  statuses = { "c.js": status };
  await fetchAhead("a.js").catch(() => undefined);
  asked = [];
  statuses = {};
  await fetchAhead("a.js");
  expect(asked).toEqual(["c.js"]);
});

it("fails where one that is needed can't be had just now, and leaves one that is gone to the import", async () => {
  const fetchAhead = await readScriptGraph();
  statuses = { "c.js": 503 };
  await expect(fetchAhead("a.js")).rejects.toThrow("503");
  statuses = { "c.js": 404 };
  await expect(fetchAhead("a.js")).resolves.toBeUndefined();
});

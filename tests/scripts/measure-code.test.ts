import { describe, expect, it } from "vitest";
import { arrowsAgainstGrain } from "../../scripts/measure/grain.ts";
import { importersOf, importsOf } from "../../scripts/measure/imports.ts";
import { eventsBehind, loneHelpers, ownStateChanges, rawHeads } from "../../scripts/measure/patterns.ts";
import { isWritten, type SourceFile } from "../../scripts/measure/project.ts";

const file = (path: string, text: string): SourceFile => ({ path, text, lines: text.split("\n").length });

it("counts what people write, and nothing that a tool wrote", () => {
  const paths = [
    "src/routes.gen.js",
    "src/tree.gen.ts",
    "drizzle/migrations/a.ts",
    "docs/a.md",
    "src/a.ts",
    "src/a.css",
  ];
  expect(paths.filter(isWritten)).toEqual(["src/a.ts", "src/a.css"]);
});

describe("imports", () => {
  const sources = [
    file("worker/rfq/a.ts", 'import { b } from "./b.ts";\nexport type { Room } from "#worker/platform/room.ts";'),
    file("worker/rfq/b.ts", "export const b = 1;"),
    file("worker/platform/room.ts", 'const late = () => import("../rfq/b.ts");'),
  ];
  const graph = importsOf(sources);

  it("are found by path and alias, as types and on demand", () => {
    expect([...(graph.get("worker/rfq/a.ts") ?? [])]).toEqual(["worker/rfq/b.ts", "worker/platform/room.ts"]);
    expect([...(graph.get("worker/platform/room.ts") ?? [])]).toEqual(["worker/rfq/b.ts"]);
  });

  it("against the grain are those that close a circle of rooms", () => {
    expect(arrowsAgainstGrain(graph, "worker")).toHaveLength(1);
    graph.delete("worker/platform/room.ts");
    expect(arrowsAgainstGrain(graph, "worker")).toEqual([]);
  });

  it("by one file of the same folder make a lone helper", () => {
    expect(loneHelpers(sources, importersOf(graph), [])).toEqual(["worker/rfq/b.ts"]);
  });

  it("make none of what package.json runs", () => {
    expect(loneHelpers(sources, importersOf(graph), ["tsx worker/rfq/b.ts"])).toEqual([]);
  });

  it.each([
    ["worker/rfq/router.ts", 'import { b } from "./b.ts";'],
    ["worker/rfq/guest-router.ts", 'import { b } from "./b.ts";'],
    ["worker/rfq/a.ts", 'const late = () => import("./b.ts");'],
  ])("by a router, or on demand, make none: %s", (path, text) => {
    const files = [file(path, text), file("worker/rfq/b.ts", "export const b = 1;")];
    expect(loneHelpers(files, importersOf(importsOf(files)), [])).toEqual([]);
  });
});

describe("statements", () => {
  const builder = "db.update(rfqs).set({ ...changes, status: to, version: version + 1 })";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
  const byHand = "sql`update ${rfqs} set status = ${to}, closed_at = ${now}, version = version + 1`";

  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
  const withTemplate = "db.update(rfqs).set({ status: sql`iif(${isLive}, 'a', ${rfqs.status})`, version: next })";

  it.each([builder, byHand, withTemplate])("that change a state are found outside the kernel: %s", (text) => {
    expect(ownStateChanges([file("worker/rfq/move.ts", text)])).toEqual(["worker/rfq/move.ts"]);
    expect(ownStateChanges([file("worker/platform/write/transition.ts", text)])).toEqual([]);
  });

  it("that write an event behind a change are found", () => {
    const text = "ctx.db.run(insertWhere(events, event, sql`changes() = 1`)),";
    expect(eventsBehind([file("worker/rfq/move.ts", text)])).toEqual(["worker/rfq/move.ts"]);
  });

  it("typed by hand are counted, but for comments, conflicts and files that are for them", () => {
    const text = `/** insert into \${x} */\n${byHand}; sql\`INSERT INTO search_docs (a) … ON CONFLICT DO UPDATE SET a = 1\``;
    expect(rawHeads([file("worker/a.ts", text)])).toEqual([{ path: "worker/a.ts", heads: 2 }]);
    expect(rawHeads([file("worker/a-sql.ts", text)])).toEqual([]);
  });
});

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { arrowsAgainstGrain } from "./measure/grain.ts";
import { importersOf, importsOf } from "./measure/imports.ts";
import {
  eventsBehind,
  fileShelf,
  loneHelpers,
  ownStateChanges,
  rawHeads,
  unresolvedCitations,
} from "./measure/patterns.ts";
import { linesOf, type SourceFile, sizesByTier, tierOf, trackedSources } from "./measure/project.ts";
import { type Figure, tableText } from "./measure/table.ts";
import { runScript } from "./run-script.ts";

const HELP = `Counts the code as git tracks it: lines and files of each tier, and what should be there once or not at all.
What tools write (*.gen.*, migrations, compiled messages) counts nowhere.

  npm run measure:code
  npm run measure:code -- --list NAME   also the places of the figures whose name holds NAME

How it counts
  state changes         the Worker's files that set a status with a version by statements of their own; the kernel
                        (worker/platform/write) counts as one
  events behind         events that depend on changes() of the statement before, outside the kernel
  file shelf            lines of the Worker's files that take in, hand out and sweep away files, by their names
  arrows                pairs of the Worker's rooms, its folders and its own files, that no order of rooms takes downwards
  raw heads             insert and update statements typed by hand outside *-sql.ts and the kernel's builder of inserts
  lone helpers          files under 40 lines whose one importer, tests aside, lies in their own folder; verbs that a
                        router alone names, what is loaded on demand and what package.json runs are none
  unresolved citations  rules that comments cite, tests' too, and docs/rules does not hold
  near the limit        files of 240 to 250 lines, tests too, seeds and lists of words aside`;

/** Lists of data, where length is no complexity; as in tests/architecture/file-sizes.test.ts. */
const DATA = /^(drizzle\/seed|domain\/catalogue\/search\/(synonyms|stop-words))/;

runScript("measure:code", HELP, async () => {
  const { values } = parseArgs({ options: { list: { type: "string" } } });
  const sources = trackedSources();
  const sizes = sizesByTier(sources).map(({ tier, files, lines }) => [tier, String(files), String(lines)]);
  console.log(`${tableText([["tier", "files", "lines"], ...sizes])}\n`);
  const figures = figuresOf(sources);
  console.log(tableText([["figure", "is", "goal"], ...figures.map(({ name, value, goal }) => [name, value, goal])]));
  for (const { name, places } of values.list === undefined ? [] : figures) {
    if (name.includes(values.list ?? "")) console.log(`\n${name}\n${places.map((place) => `  ${place}`).join("\n")}`);
  }
});

function figuresOf(everything: readonly SourceFile[]): Figure[] {
  const sources = everything.filter(({ path }) => tierOf(path) !== "tests");
  const graph = importsOf(sources);
  const shelf = fileShelf(sources);
  const heads = rawHeads(sources);
  const changes = ownStateChanges(sources);
  const written = everything.filter(({ path }) => !DATA.test(path)).sort((one, other) => other.lines - one.lines);
  return [
    { name: "state changes", value: String(1 + changes.length), goal: "1", places: changes },
    counted("events behind", "0", eventsBehind(sources)),
    { name: "file shelf, lines", value: String(linesOf(shelf)), goal: "≤ 700", places: sized(shelf) },
    counted("arrows against the grain", "0", arrowsAgainstGrain(graph, "worker")),
    {
      name: "raw heads",
      value: String(heads.reduce((sum, { heads: own }) => sum + own, 0)),
      goal: "0",
      places: heads.map(({ path, heads: own }) => `${path}: ${own}`),
    },
    counted("lone helpers", "≤ 60", loneHelpers(sources, importersOf(graph), commandsOf())),
    counted("unresolved citations", "0", unresolvedCitations(everything)),
    { name: "longest file", value: String(written[0]?.lines ?? 0), goal: "≤ 250", places: sized(written.slice(0, 1)) },
    counted("near the limit", "≤ 5", sized(written.filter(({ lines }) => lines >= 240))),
  ];
}

function commandsOf(): string[] {
  return Object.values<string>(JSON.parse(readFileSync("package.json", "utf8")).scripts);
}

function counted(name: string, goal: string, places: readonly string[]): Figure {
  return { name, value: String(places.length), goal, places };
}

function sized(files: readonly SourceFile[]): string[] {
  return files.map(({ path, lines }) => `${path}: ${lines}`);
}

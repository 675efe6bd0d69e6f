import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { measureAtSize } from "./bench/at-size.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { measureFloor } from "./bench/floor.ts";
import { describeMachine } from "./bench/machine.ts";
import { type BenchOptions, HELP, readOptions } from "./bench/options.ts";
import { type CaseRow, type Report, reportText } from "./bench/report.ts";
import { verdictsOf } from "./bench/targets.ts";
import { measureUpkeep } from "./bench/upkeep.ts";
import { measureVendure, vendureOf } from "./bench/vendure/beside.ts";
import { runSteps } from "./run-steps.ts";

const OUTPUT = "bench-output";
/** A run that takes longer hangs; catalogues are made before. Each product may be indexed again. */
const LONGEST_RUN_MS = 45 * 60_000;
const LONGEST_PRODUCT_MS = 10;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") return console.log(HELP);
  if (options.build) await runSteps([{ name: "build", command: "npm", args: ["run", "--silent", "build"] }]);
  const report = await run(options);
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(`${OUTPUT}/bench.md`, `${reportText(report)}\n`);
  writeFileSync(`${OUTPUT}/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${reportText(report)}\n\nAlso in ${OUTPUT}/bench.md and bench.json`);
  if (report.broken.length > 0 || report.verdicts.some(({ met }) => met === false)) process.exitCode = 1;
}

async function run(options: BenchOptions): Promise<Report> {
  const catalogues = [];
  for (const size of options.sizes) {
    const vendure = options.besideVendure ? await vendureOf(size, console.log) : undefined;
    catalogues.push({ ...(await catalogueOf(size, console.log)), vendure });
  }
  const products = catalogues.reduce((sum, { size }) => sum + size, 0);
  setTimeout(() => fail("took too long"), LONGEST_RUN_MS + products * LONGEST_PRODUCT_MS).unref();
  const report: Report = {
    machine: await describeMachine(),
    rows: [],
    memory: [],
    upkeep: [],
    beside: [],
    verdicts: [],
    broken: [],
  };
  if (options.only.has("noop")) report.rows.push(...(await measureFloor(options, tell)));
  for (const { size, file, made, vendure } of catalogues) {
    const { rows, memory, broken } = await measureAtSize(size, file, options, tell);
    report.rows.push(...rows);
    report.memory.push(memory);
    report.broken.push(...broken);
    if (vendure) {
      const figures = await measureVendure(vendure, options, tell);
      report.rows.push(...figures.rows);
      report.beside.push(figures.beside);
    }
    if (options.only.has("upkeep")) report.upkeep.push({ size, made, ...(await measureUpkeep(file)) });
  }
  report.verdicts = verdictsOf(report.rows);
  return report;
}

function tell({ label, size, perSecond, p50, p99, each }: CaseRow): void {
  const counted = each?.calls === undefined ? "" : `, ${each.calls.toFixed(2)} calls`;
  const among = size === undefined ? "" : ` at ${size}`;
  console.log(
    `${label}${among}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms${counted}`,
  );
}

function fail(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

// Leaving takes the helper processes along: they end when this one is gone.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => fail(signal));
process.once("exit", () => rmSync(RUN_FOLDER, { recursive: true, force: true }));
main().catch(fail);

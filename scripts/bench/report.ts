import type { Machine } from "./machine.ts";
import type { Figures } from "./measure.ts";
import type { Verdict } from "./targets.ts";
import type { UpkeepRow } from "./upkeep.ts";

/** Figures of a case, as far as it has them. */
export type Measured = Pick<Figures, "perSecond" | "p50" | "p99"> & Partial<Figures>;

/** One line of the report. */
export interface CaseRow extends Measured {
  name: string;
  label: string;
  /** Products of the catalogue; undefined where none is used. */
  size?: number;
}

/** Memory in bytes, at its highest, while a size was measured. */
export interface MemoryRow {
  size: number;
  endpoint: number;
  workerd: number | undefined;
  database: number;
  /** Of the database, what search takes: its index, vocabulary and rows. */
  index: number;
}

/** What a commerce server took to be filled with as many products, and its memory and file in bytes. */
export interface BesideRow {
  size: number;
  /** Seconds of its import, and of its search index. */
  imported: number;
  indexed: number;
  memory: number;
  database: number;
}

export interface Report {
  machine: Machine;
  rows: CaseRow[];
  memory: MemoryRow[];
  upkeep: UpkeepRow[];
  beside: BesideRow[];
  verdicts: Verdict[];
  /** Cases that could not be measured, and why. */
  broken: string[];
}

/** The report as Markdown. */
export function reportText({ machine, rows, memory, upkeep, beside, verdicts, broken }: Report): string {
  const kinds = rows.filter((row) => (row.kinds?.length ?? 0) > 1);
  return [
    `${machine.text}; ${Math.round(machine.busy * 100)} % busy with other work before the run`,
    table(
      [
        "case",
        "products",
        "requests/s",
        "lowest–highest",
        "p50 ms",
        "p99 ms",
        "growth",
        "calls",
        "Worker CPU ms",
        "endpoint CPU ms",
        "generator CPU ms",
      ],
      rows.map((row) => figuresLine(row, growthOf(rows, row))),
    ),
    table(["products", "endpoint MB", "workerd MB", "database file MB", "of it search MB"], memory.map(memoryLine)),
    ...some(UPKEEP, upkeep.map(upkeepLine)),
    ...some(BESIDE, beside.map(besideLine)),
    ...kinds.map((row) => `${row.label}, ${whole(row.size)} products, by kind of query\n\n${kindsTable(row)}`),
    [...verdicts.map(verdictLine), ...broken.map((text) => `- BROKEN ${text}`)].join("\n"),
  ].join("\n\n");
}

/** How many times longer a request takes than at the next smaller size. */
export function growthOf(rows: readonly CaseRow[], { name, size, perSecond }: CaseRow): number | undefined {
  if (size === undefined) return undefined;
  const smaller = rows.filter((row) => row.name === name && row.size !== undefined && row.size < size);
  const next = smaller.sort((one, other) => (other.size ?? 0) - (one.size ?? 0)).at(0);
  return next && next.perSecond / perSecond;
}

function verdictLine({ text, met }: Verdict): string {
  const mark = { true: "PASS ", false: "FAIL ", undefined: "" }[String(met)];
  return `- ${mark}${text}`;
}

function figuresLine({ label, size, perSecond, range, p50, p99, each = {} }: CaseRow, growth?: number): string[] {
  const span = range ? `${whole(range[0])}–${whole(range[1])}` : "";
  const counted = [each.calls, each.worker, each.endpoint, each.generator];
  return [
    label,
    whole(size),
    whole(perSecond),
    span,
    p50.toFixed(2),
    p99.toFixed(2),
    growth ? `× ${growth.toFixed(2)}` : "",
    ...counted.map((value) => value?.toFixed(2) ?? ""),
  ];
}

const UPKEEP = [
  "products",
  "catalogue made s",
  "index written again s",
  "its CPU s",
  "an index over products made s",
  "products written again s",
];
const BESIDE = ["products in Vendure", "made s", "index written s", "process MB", "database file MB"];

/** A table, where it has lines. */
function some(head: string[], lines: string[][]): string[] {
  return lines.length === 0 ? [] : [table(head, lines)];
}

function upkeepLine({ size, made, reindexed, reindexedCpu, indexed, copied }: UpkeepRow): string[] {
  return [whole(size), ...[made, reindexed, reindexedCpu, indexed, copied].map((seconds) => seconds.toFixed(1))];
}

function besideLine({ size, imported, indexed, memory, database }: BesideRow): string[] {
  return [whole(size), imported.toFixed(1), indexed.toFixed(1), megabytes(memory), megabytes(database)];
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? "?" : String(Math.round(bytes / 2 ** 20));
}

function memoryLine({ size, endpoint, workerd, database, index }: MemoryRow): string[] {
  return [whole(size), megabytes(endpoint), megabytes(workerd), megabytes(database), megabytes(index)];
}

function kindsTable({ kinds = [] }: CaseRow): string {
  const lines = kinds.map(([kind, { count, p50, p99 }]) => [kind, String(count), p50.toFixed(2), p99.toFixed(2)]);
  return table(["kind", "requests", "p50 ms", "p99 ms"], lines);
}

function whole(number: number | undefined): string {
  return number === undefined ? "" : Math.round(number).toLocaleString("en");
}

function table(head: string[], lines: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...lines.map(row)].join("\n");
}

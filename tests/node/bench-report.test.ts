import { describe, expect, it } from "vitest";
import { readStat } from "../../scripts/bench/process-use.ts";
import { type CaseRow, growthOf, reportText } from "../../scripts/bench/report.ts";
import { verdictsOf } from "../../scripts/bench/targets.ts";

const row = (name: string, size: number, perSecond: number): CaseRow => ({
  name,
  label: `${name} case`,
  size,
  perSecond,
  p50: 1,
  p99: 2,
});

const ROWS = [
  row("search", 160, 2000),
  row("search", 100_000, 90),
  row("search", 10_000, 1000),
  row("sql", 10_000, 1250),
  row("sql", 100_000, 150),
  row("read", 10_000, 1960),
  row("quote", 10_000, 220),
];

describe("growth", () => {
  it("compares with the next smaller size of the same case", () => {
    expect(ROWS.map((one) => growthOf(ROWS, one))).toEqual([
      undefined,
      1000 / 90,
      2,
      undefined,
      1250 / 150,
      undefined,
      undefined,
    ]);
  });
});

describe("verdicts", () => {
  it("hold the search to its two promises and only tell the rest", () => {
    expect(verdictsOf(ROWS)).toEqual([
      { text: "search ÷ its own SQL over the endpoint at 100000: 0.60 (at least 0.7)", met: false },
      { text: "search ÷ commerce server at 100000: 45 (at least 50)", met: false },
      { text: "search ÷ its own SQL over the endpoint at 10000: 0.80 (at least 0.7)", met: true },
      { text: "search ÷ commerce server at 10000: 56 (at least 50)", met: true },
      { text: "product read ÷ commerce server's at 10000: 10" },
      { text: "quote submit ÷ commerce server's checkout at 10000: 10" },
    ]);
  });

  it("hold searches that find little to their growth since 10,000 products", () => {
    const selective = (size: number, p50: number) => ({ ...row("selective", size, 100), p50 });
    const rows = [selective(160, 9), selective(10_000, 4), selective(100_000, 8), selective(1_000_000, 9)];
    expect(verdictsOf(rows)).toEqual([
      { text: "selective search's p50 at 100000 ÷ at 10000: 2.00 (at most 2)", met: true },
      { text: "selective search's p50 at 1000000 ÷ at 10000: 2.25 (at most 2)", met: false },
    ]);
    expect(verdictsOf(rows.slice(2))).toEqual([]);
  });

  it("hold search and product read to Vendure's, where that was measured beside them", () => {
    const beside = [row("vendure search", 10_000, 20), row("vendure read", 10_000, 200)];
    expect(verdictsOf([...ROWS, ...beside]).filter(({ text }) => text.includes("Vendure"))).toEqual([
      { text: "search ÷ Vendure's at 10000: 50 (at least 60)", met: false },
      { text: "read ÷ Vendure's at 10000: 9.80 (at least 8)", met: true },
    ]);
  });

  it("compare both by processor time too, all processes of ours together", () => {
    const ours = { ...row("search", 10_000, 100), each: { worker: 2, endpoint: 1 } };
    const theirs = { ...row("vendure search", 10_000, 10), each: { worker: 90 } };
    expect(verdictsOf([ours, theirs])).toContainEqual({
      text: "Vendure's search ÷ ours at 10000, in processor time: 30",
    });
  });

  it("say nothing about what was not measured", () => {
    expect(verdictsOf([])).toEqual([]);
  });
});

const KIND: [string, { count: number; p50: number; p99: number }] = ["typo", { count: 3, p50: 4, p99: 5 }];

describe("the report", () => {
  const text = reportText({
    machine: { text: "2 × processor", busy: 0.034 },
    rows: [{ ...row("search", 10_000, 1234.5), each: { calls: 1 }, range: [1200, 1300], kinds: [KIND, KIND] }],
    memory: [{ size: 10_000, endpoint: 2 ** 27, workerd: undefined, database: 2 ** 21, index: 2 ** 20 }],
    upkeep: [{ size: 10_000, made: 20, reindexed: 12.25, reindexedCpu: 9, indexed: 0.5, copied: 0.25 }],
    beside: [{ size: 10_000, imported: 300, indexed: 60, memory: 2 ** 28, database: 2 ** 25 }],
    verdicts: [{ text: "fast", met: true }, { text: "slow", met: false }, { text: "so" }],
    broken: ["quote: refused"],
  });

  it("shows figures, memory, kinds and verdicts", () => {
    expect(text).toContain("2 × processor; 3 % busy with other work before the run");
    expect(text).toContain("| search case | 10,000 | 1,235 | 1,200–1,300 | 1.00 | 2.00 |  | 1.00 |  |  |  |");
    expect(text).toContain("| 10,000 | 128 | ? | 2 | 1 |");
    expect(text).toContain("| 10,000 | 20.0 | 12.3 | 9.0 | 0.5 | 0.3 |");
    expect(text).toContain("| 10,000 | 300.0 | 60.0 | 256 | 32 |");
    expect(text).toContain("| typo | 3 | 4.00 | 5.00 |");
    expect(text.endsWith("- PASS fast\n- FAIL slow\n- so\n- BROKEN quote: refused")).toBe(true);
  });
});

describe("a line of /proc/PID/stat", () => {
  it("gives parent, processor time and memory, whatever the name holds", () => {
    const fields = ["S", 42, ...Array(9).fill(0), 250, 50, ...Array(8).fill(0), 1000, 7];
    expect(readStat(`77 (work) erd) ${fields.join(" ")}\n`)).toEqual({
      name: "work) erd",
      parent: 42,
      cpu: 3000,
      memory: 4_096_000,
    });
    expect(readStat("nonsense")).toBeUndefined();
  });
});

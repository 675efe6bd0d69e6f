import { parseArgs } from "node:util";

export const CASES = [
  "noop",
  "search",
  "selective",
  "category",
  "supplier",
  "home",
  "sitemap",
  "product",
  "kept",
  "read",
  "quote",
  "sql",
  "upkeep",
] as const;
export type CaseName = (typeof CASES)[number];

export interface BenchOptions {
  sizes: number[];
  seconds: number;
  repeats: number;
  only: ReadonlySet<CaseName>;
  /** Whether Vendure is measured at each size too. */
  besideVendure: boolean;
  /** Folder of the built site. */
  dist: string;
  build: boolean;
}

export const HELP = `Measures the built site under plain Miniflare, ${16} requests at a time (docs/benchmarks.md tells the method).

  npm run bench -- [options]

  --sizes 160,10000,100000   catalogue sizes up to 1,000,000; the smallest possible is the demo data (all three)
  --seconds 5                length of one measurement, after 2 s of warming up
  --repeats 3                measurements of each case; the median is told
  --only search,sql          cases: ${CASES.join(", ")} (all)
  --beside vendure           measures Vendure too, at up to 100,000 products: installed once, beside no package of ours
  --no-build                 takes the site as it was built last
  --dist dist                folder of the built site, for --no-build

Writes bench-output/bench.md and bench.json. Made catalogues are kept in .data/bench for the next run, and so is Vendure,
whose catalogue is made through its own importer: 10,000 products take it minutes, 100,000 hours.
Exits 1 when a target is missed.`;

/** @throws Error telling what is wrong with the arguments */
export function readOptions(args: string[]): BenchOptions | "help" {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: "boolean", short: "h" },
      sizes: { type: "string", default: "160,10000,100000" },
      seconds: { type: "string", default: "5" },
      repeats: { type: "string", default: "3" },
      beside: { type: "string" },
      only: { type: "string", default: CASES.join(",") },
      dist: { type: "string", default: "dist" },
      "no-build": { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  if (values.beside !== undefined && values.beside !== "vendure") throw new Error("--beside knows vendure alone");
  return {
    sizes: values.sizes.split(",").map((size) => within("--sizes", size, 1, 1_000_000)),
    seconds: within("--seconds", values.seconds, 1, 60),
    repeats: within("--repeats", values.repeats, 1, 9),
    only: new Set(values.only.split(",").map(caseName)),
    besideVendure: values.beside === "vendure",
    dist: values.dist,
    build: !values["no-build"],
  };
}

function within(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${option} takes whole numbers from ${least} to ${most}, not "${text}"`);
}

function caseName(text: string): CaseName {
  const known = CASES.find((name) => name === text);
  if (!known) throw new Error(`--only knows ${CASES.join(", ")}, not "${text}"`);
  return known;
}

import type { CaseRow } from "./report.ts";

/** Requests per second of a leading open-source commerce server on two cores, measured with 16 at a time on another day. */
const COMMERCE_SERVER = { read: 196, quote: 22, search: { 10000: 18, 100000: 2 } } as const;

const LEAST_SHARE_OF_SQL = 0.7;
const LEAST_TIMES = 50;
/** Of Vendure's in the same run. */
const LEAST_TIMES_BESIDE = { search: 60, read: 8 };
const LEAST_SHARE_OF_CACHE = 0.7;
/** What finds little takes at a million products this many times as long as at ten thousand, at most. */
const MOST_GROWTH = 2;

export interface Verdict {
  text: string;
  /** Undefined where nothing was promised. */
  met?: boolean;
}

/** What the figures mean: the promised ratios, and those that are only told. */
export function verdictsOf(rows: readonly CaseRow[]): Verdict[] {
  const rate = (name: string, size: number) => rows.find((row) => row.name === name && row.size === size)?.perSecond;
  const cpu = (name: string, size: number) => rows.find((row) => row.name === name && row.size === size)?.each?.worker;
  const sizes = [...new Set(rows.flatMap(({ size }) => size ?? []))];
  return sizes.flatMap((size) => [
    ...ratio(
      `search ÷ its own SQL over the endpoint at ${size}`,
      rate("search", size),
      rate("sql", size),
      LEAST_SHARE_OF_SQL,
    ),
    ...growth(rows, size),
    ...besideVendure("search", size, rows),
    ...besideVendure("read", size, rows),
    ...ratio(`search ÷ commerce server at ${size}`, rate("search", size), searchesOf(size), LEAST_TIMES),
    ...ratio(`kept page ÷ the cache alone at ${size}`, rate("kept", size), rate("cache", size), LEAST_SHARE_OF_CACHE),
    ...ratio(`the cache alone ÷ kept page, in Worker CPU, at ${size}`, cpu("cache", size), cpu("kept", size)),
    ...ratio(`kept page ÷ drawn page at ${size}`, rate("kept", size), rate("product", size)),
    ...ratio(`product read ÷ commerce server's at ${size}`, rate("read", size), COMMERCE_SERVER.read),
    ...ratio(`quote submit ÷ commerce server's checkout at ${size}`, rate("quote", size), COMMERCE_SERVER.quote),
  ]);
}

/** By requests per second; and by processor time, which tells more where the machine has other work. */
function besideVendure(name: keyof typeof LEAST_TIMES_BESIDE, size: number, rows: readonly CaseRow[]): Verdict[] {
  const find = (wanted: string) => rows.find((row) => row.name === wanted && row.size === size);
  const [ours, theirs] = [find(name), find(`vendure ${name}`)];
  return [
    ...ratio(`${name} ÷ Vendure's at ${size}`, ours?.perSecond, theirs?.perSecond, LEAST_TIMES_BESIDE[name]),
    ...ratio(`Vendure's ${name} ÷ ours at ${size}, in processor time`, cpuOf(theirs), cpuOf(ours)),
  ];
}

function cpuOf(row: CaseRow | undefined): number | undefined {
  const { worker, endpoint = 0 } = row?.each ?? {};
  return worker === undefined ? undefined : worker + endpoint;
}

function growth(rows: readonly CaseRow[], size: number): Verdict[] {
  const p50 = (at: number) => rows.find((row) => row.name === "selective" && row.size === at)?.p50;
  const [here, base] = [p50(size), p50(10_000)];
  if (size <= 10_000 || here === undefined || base === undefined) return [];
  const value = here / base;
  const text = `selective search's p50 at ${size} ÷ at 10000: ${value.toFixed(2)} (at most ${MOST_GROWTH})`;
  return [{ text, met: value <= MOST_GROWTH }];
}

function searchesOf(size: number): number | undefined {
  return size === 10_000 || size === 100_000 ? COMMERCE_SERVER.search[size] : undefined;
}

function ratio(what: string, ours?: number, theirs?: number, least?: number): Verdict[] {
  if (ours === undefined || theirs === undefined) return [];
  const value = ours / theirs;
  const text = `${what}: ${value.toFixed(value < 10 ? 2 : 0)}`;
  return [least === undefined ? { text } : { text: `${text} (at least ${least})`, met: value >= least }];
}

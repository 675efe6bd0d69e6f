import { measureInProcess, nextRecorded, recordSearches } from "./bare-sql.ts";
import type { Shot } from "./connection.ts";
import type { Endpoint } from "./endpoint.ts";
import { type Counters, measure } from "./measure.ts";
import type { BenchOptions, CaseName } from "./options.ts";
import type { Measured } from "./report.ts";
import type { SampleProduct } from "./sample-products.ts";
import {
  nextCategoryPage,
  nextHomePage,
  nextKeptPage,
  nextProductPage,
  nextProductRead,
  nextQuote,
  nextSearch,
  nextSelective,
  nextSitemap,
  nextSupplierPage,
} from "./shots.ts";
import { type Site, startCacheAlone } from "./site.ts";

/** What a case works with. */
export interface Bench {
  file: string;
  endpoint: Endpoint;
  site: Site;
  products: readonly SampleProduct[];
  options: BenchOptions;
}

export interface Case {
  /** Chosen by `--only`. */
  group: CaseName;
  name: string;
  label: string;
  run(bench: Bench): Promise<Measured>;
}

const onSite = (group: CaseName, label: string, shots: (bench: Bench) => (n: number) => Shot): Case => ({
  group,
  name: group,
  label,
  run: (bench) => measure(bench.site.url, shots(bench), bench.options, () => countersOf(bench)),
});

/** The cases in order; quotes last, since they write. */
export const CASES_AT_SIZE: readonly Case[] = [
  onSite("search", "search (tRPC)", () => nextSearch),
  onSite("selective", "selective search (tRPC)", () => nextSelective),
  { group: "sql", name: "sql", label: "search's SQL over the endpoint", run: sqlOverEndpoint },
  { group: "sql", name: "sql in process", label: "search's SQL in process", run: sqlInProcess },
  onSite("category", "category page, drawn (HTML)", () => nextCategoryPage),
  onSite("supplier", "supplier's page, drawn (HTML)", ({ products }) => nextSupplierPage(products)),
  onSite("home", "home page, drawn (HTML)", () => nextHomePage),
  onSite("sitemap", "sitemap, a file", () => nextSitemap),
  onSite("product", "product page, drawn (HTML)", ({ products }) => nextProductPage(products)),
  onSite("kept", "product page, kept (HTML)", ({ products }) => nextKeptPage(products)),
  { group: "kept", name: "cache", label: "the same bytes from the cache alone", run: cacheAlone },
  onSite("read", "product read (tRPC)", ({ products }) => nextProductRead(products)),
  onSite("quote", "quote submit (tRPC)", ({ products }) => nextQuote(products)),
];

async function cacheAlone({ site, products, options }: Bench): Promise<Measured> {
  const alone = await startCacheAlone(site.url);
  // The site rests meanwhile, so what both take together is its own.
  const count = async () => ({ worker: alone.use()?.cpu ?? Number.NaN });
  return measure(alone.url, nextKeptPage(products), options, count).finally(() => alone.close());
}

async function sqlOverEndpoint(bench: Bench): Promise<Measured> {
  const { site, endpoint, options } = bench;
  const bodies = await recordSearches(site, endpoint);
  return measure(new URL(endpoint.url), nextRecorded(bodies), options, () => countersOf(bench));
}

async function sqlInProcess({ file, site, endpoint, options }: Bench): Promise<Measured> {
  return measureInProcess(file, await recordSearches(site, endpoint), options);
}

async function countersOf({ site, endpoint }: Bench): Promise<Counters> {
  const worker = site.use()?.cpu;
  return { ...(await endpoint.count()), ...(worker === undefined ? {} : { worker }) };
}

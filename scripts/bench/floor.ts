import { join } from "node:path";
import { RUN_FOLDER } from "./catalogue.ts";
import type { Shot } from "./connection.ts";
import { Endpoint } from "./endpoint.ts";
import { type Counters, measure } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import type { CaseRow } from "./report.ts";
import { type Site, startNoop, startOneCall } from "./site.ts";

/** The smallest call there is. */
const SELECT_1 = JSON.stringify({
  baton: null,
  requests: [{ type: "execute", stmt: { sql: "SELECT 1", want_rows: true } }, { type: "close" }],
});

/** What everything costs at least here: a Worker that does nothing, the endpoint alone, and both together. */
export async function measureFloor(options: BenchOptions, tell: (row: CaseRow) => void): Promise<CaseRow[]> {
  const endpoint = await Endpoint.start(join(RUN_FOLDER, "empty.db"));
  const call: Shot = { path: "/v2/pipeline", method: "POST", body: SELECT_1 };
  const rows: CaseRow[] = [];
  const add = async (name: string, label: string, url: URL, shot: Shot, count: () => Promise<Counters>) => {
    const { kinds: _, ...figures } = await measure(url, () => shot, options, count);
    const row = { name, label, ...figures };
    rows.push(row);
    tell(row);
  };
  const addSite = async (name: string, label: string, starting: Promise<Site>) => {
    const site = await starting;
    const count = async () => ({ ...(await endpoint.count()), worker: site.use()?.cpu ?? Number.NaN });
    await add(name, label, site.url, { path: "/" }, count).finally(() => site.close());
  };
  try {
    await addSite("noop", "no-op Worker", startNoop());
    await add("select 1", "SELECT 1 over the endpoint", new URL(endpoint.url), call, () => endpoint.count());
    await addSite("one call", "Worker that calls SELECT 1", startOneCall(endpoint.url, SELECT_1));
  } finally {
    await endpoint.close();
  }
  return rows;
}

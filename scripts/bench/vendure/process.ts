import { setTimeout as sleep } from "node:timers/promises";
import { type ImportedRow, importedRows } from "./imported-rows.ts";
import { configOf, INITIAL_DATA, LANGUAGES, loadVendure, type Vendure, type VendureApp } from "./vendure.ts";

export type VendureOrder = "status" | "close" | { seed: number };

/** Its answer to every order. */
export interface VendureStatus {
  /** Processor time since the start, in milliseconds. */
  cpu: number;
  /** Resident memory in bytes. */
  memory: number;
  /** Seconds that the last seeding took: writing the products, and building the search index. */
  seeded?: { imported: number; indexed: number };
}

const ROWS_AT_ONCE = 1000;
const INDEX_POLL_MS = 200;

/** Vendure in a process of its own, as its `bootstrap` starts it. */
async function main([folder = "", file = "", port = "0", isNew = ""]: string[]): Promise<void> {
  const vendure = loadVendure(folder);
  const app = await vendure.bootstrap(configOf(vendure, { file, port: Number(port), isNew: isNew === "new" }));
  const report = (seeded?: VendureStatus["seeded"]) => {
    const { user, system } = process.cpuUsage();
    const use = { cpu: (user + system) / 1000, memory: process.memoryUsage.rss() };
    process.send?.({ ...use, ...(seeded && { seeded }) } satisfies VendureStatus);
  };
  const obey = async (order: VendureOrder) => {
    if (order === "status") return report();
    if (order !== "close") return report(await seed(vendure, app, order.seed));
    await app.close();
    process.disconnect();
  };
  process.on("message", (order: VendureOrder) => void obey(order).catch(fail));
  // The benchmark is gone: so is the reason to run.
  process.on("disconnect", () => process.exit());
  report();
}

async function seed(vendure: Vendure, app: VendureApp, rows: number) {
  // Started while there is nothing yet: the first tax rate asks for an index of its own.
  await app.get(vendure.JobQueueService).start();
  await vendure.populateInitialData(app, INITIAL_DATA);
  const ctx = await app.get(vendure.RequestContextService).create({ apiType: "admin", languageCode: "en" });
  await speakAll(vendure, app, ctx);
  const started = performance.now();
  let some: ImportedRow[] = [];
  const write = async () => {
    const errors = await app.get(vendure.Importer).importProducts(ctx, some, () => {});
    if (errors.length > 0) throw new Error(`Vendure took over ${errors.length} products less: ${errors[0]}`);
    some = [];
  };
  for (const row of importedRows(rows)) {
    some.push(row);
    if (some.length === ROWS_AT_ONCE) await write();
  }
  if (some.length > 0) await write();
  const imported = (performance.now() - started) / 1000;
  await index(vendure, app);
  return { imported, indexed: (performance.now() - started) / 1000 - imported };
}

/** Its channel indexes products in the languages that it speaks. */
async function speakAll(vendure: Vendure, app: VendureApp, ctx: object): Promise<void> {
  await app.get(vendure.GlobalSettingsService).updateSettings(ctx, { availableLanguages: LANGUAGES });
  const channels = app.get(vendure.ChannelService);
  const { id } = await channels.getDefaultChannel();
  await channels.update(ctx, { id, availableLanguageCodes: LANGUAGES });
}

async function index(vendure: Vendure, app: VendureApp): Promise<void> {
  const ctx = await app.get(vendure.RequestContextService).create({ apiType: "admin", languageCode: "en" });
  const { id } = await app.get(vendure.SearchService).reindex(ctx);
  const jobs = app.get(vendure.ConfigService).jobQueueOptions.jobQueueStrategy;
  for (;;) {
    const job = await jobs.findOne(id);
    if (job?.state === "COMPLETED") return;
    if (job?.state === "FAILED") throw new Error(`Vendure's index was not built: ${job.error}`);
    await sleep(INDEX_POLL_MS);
  }
}

function fail(error: unknown): never {
  console.error(`vendure: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  process.exit(1);
}

main(process.argv.slice(2)).catch(fail);

import { createRequire } from "node:module";
import { join } from "node:path";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { ImportedRow } from "./imported-rows.ts";

/** What the benchmark uses of `@vendure/core`, which is none of our packages: as its documentation tells it. */
interface VendureCore {
  bootstrap(config: object): Promise<VendureApp>;
  DefaultLogger: new (options: { level: number }) => object;
  LogLevel: { Error: number };
  DefaultSearchPlugin: { init(options: object): object };
  Importer: Token<{ importProducts(ctx: object, rows: ImportedRow[], onProgress: () => void): Promise<string[]> }>;
  RequestContextService: Token<{ create(options: object): Promise<object> }>;
  ChannelService: Token<{
    getDefaultChannel(): Promise<{ id: string }>;
    update(ctx: object, input: object): Promise<object>;
  }>;
  GlobalSettingsService: Token<{ updateSettings(ctx: object, input: object): Promise<object> }>;
  JobQueueService: Token<{ start(): Promise<void> }>;
  SearchService: Token<{ reindex(ctx: object): Promise<{ id: string }> }>;
  ConfigService: Token<{ jobQueueOptions: { jobQueueStrategy: { findOne(id: string): Promise<Job | undefined> } } }>;
}

interface Token<Service> {
  new (...args: never[]): Service;
}

interface Job {
  state: string;
  error?: unknown;
}

export interface VendureApp {
  get<Service>(token: Token<Service>): Service;
  close(): Promise<void>;
}

export interface Vendure extends VendureCore {
  populateInitialData(app: VendureApp, data: object): Promise<void>;
}

/**
 * Loads it without what it tells its makers: the benchmark talks to this machine alone.
 * @param folder where it is installed
 */
export function loadVendure(folder: string): Vendure {
  process.env.VENDURE_DISABLE_TELEMETRY = "true";
  const load = createRequire(join(folder, "package.json"));
  // Typed here as far as it is used; a version that differs fails in the first run.
  const core = load("@vendure/core") as VendureCore;
  const { populateInitialData } = load("@vendure/core/cli") as Pick<Vendure, "populateInitialData">;
  return { ...core, populateInitialData };
}

/** What a shop needs before it can hold products. */
export const INITIAL_DATA = {
  defaultLanguage: "en",
  defaultZone: "Gulf",
  countries: [{ code: "AE", name: "United Arab Emirates", zone: "Gulf" }],
  taxRates: [{ name: "Standard", percentage: 5 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

export const LANGUAGES: readonly string[] = LOCALES;

interface Place {
  file: string;
  port: number;
  /** Makes the tables, and writes without waiting for the disk. */
  isNew: boolean;
}

/** Its defaults, with its own SQLite driver and search plugin; the settings of the file are those of our endpoint. */
export function configOf(
  { DefaultLogger, LogLevel, DefaultSearchPlugin }: Vendure,
  { file, port, isNew }: Place,
): object {
  const settings = [
    "journal_mode = WAL",
    `synchronous = ${isNew ? "OFF" : "NORMAL"}`,
    "temp_store = MEMORY",
    "cache_size = -16000",
    "mmap_size = 1073741824",
  ];
  return {
    apiOptions: { hostname: "127.0.0.1", port, adminApiPath: "admin-api", shopApiPath: "shop-api" },
    authOptions: {
      tokenMethod: "bearer",
      superadminCredentials: { identifier: "bench", password: crypto.randomUUID() },
    },
    dbConnectionOptions: {
      type: "better-sqlite3",
      database: file,
      synchronize: isNew,
      logging: false,
      prepareDatabase: (db: { pragma(text: string): unknown }) => {
        for (const setting of settings) db.pragma(setting);
      },
    },
    logger: new DefaultLogger({ level: LogLevel.Error }),
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [DefaultSearchPlugin.init({})],
  };
}

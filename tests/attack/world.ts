import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { inject } from "vitest";
import type { Viewer } from "#domain/identity/access.ts";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { createCallerFactory } from "#worker/platform/procedures.ts";
import { appRouter } from "#worker/router.ts";
import { type Stage, stageOver } from "../../scripts/demo/stage.ts";
import { type LibsqlEndpoint, startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { playedSite } from "../odd-rows/played-site.ts";
import { migratedFile } from "../support/migrated-file.ts";
import { plantMarks } from "./marks.ts";
import { plantRows } from "./planted-rows.ts";

/** A copy of the played site: what is written there is seen in no other. */
export interface World {
  db: Database;
  /** Where its database is reached. */
  url: string;
  stage: Stage;
  /** Calls a procedure by its path, as somebody; null: without a session. */
  call(viewer: Viewer | null, path: string, input: unknown): Promise<unknown>;
}

const LONGEST_WAIT_MS = 200_000;
/** A machine that is busy otherwise is no fault of what is tried. */
const LONGEST_CALL_MS = 30_000;
/** A clock that stands still: two calls differ in nothing. */
const NOW = Date.now();
/** A bucket in which there is nothing. */
const FILES = { get: async () => null, head: async () => null, delete: async () => undefined };
const createCaller = createCallerFactory(appRouter);
type Callers = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

let endpoint: LibsqlEndpoint | undefined;
let copies = 0;

/** A fresh copy of a site with every state of trade, whose limits are lifted and whose private values carry marks. */
export async function openWorld(): Promise<World> {
  const folder = inject("scratchFolder");
  endpoint ??= await startLibsqlEndpoint({
    file: join(folder, `world-${process.pid}.db`),
    databasesDir: folder,
    port: 0,
    template: await playedFile(folder),
  });
  copies += 1;
  const url = `${endpoint.url}w${process.pid}-${copies}/`;
  const db = openDatabase({ url, timeoutMs: LONGEST_CALL_MS });
  const stage = await stageOver(db);
  const call: World["call"] = (viewer, path, input) => {
    const [area = "", name = ""] = path.split(".");
    // Each call comes from an address of its own: a limit would hide what lies behind it.
    const context = {
      ...stage.contextAt(NOW, viewer),
      clientAddress: crypto.randomUUID(),
      // Only files are asked for; the rest of the platform's bindings is for what leaves the site.
      env: { FILES } as unknown as Env,
    };
    const caller = createCaller(context) as unknown as Callers;
    return caller[area]?.[name]?.(input) ?? Promise.reject(new Error(`there is no ${path}`));
  };
  return { db, url, stage, call };
}

/** Closes what serves the copies. */
export async function closeWorlds(): Promise<void> {
  await endpoint?.close();
  endpoint = undefined;
}

/** The played site, which the first test file of a run makes for all. */
async function playedFile(folder: string): Promise<string> {
  const file = join(folder, "world.db");
  const isFirst = await mkdir(join(folder, "world-is-made")).then(
    () => true,
    () => false,
  );
  if (isFirst) await rename(await makeWorld(join(folder, "world-made.db")), file);
  for (let waited = 0; !existsSync(file); waited += 250) {
    if (waited > LONGEST_WAIT_MS) throw new Error("the played site was not made");
    await pause(250);
  }
  return file;
}

async function makeWorld(file: string): Promise<string> {
  await migratedFile(file);
  const maker = await startLibsqlEndpoint({ file, port: 0 });
  const { stage } = await playedSite(openDatabase({ url: maker.url, timeoutMs: LONGEST_CALL_MS }));
  await plantRows(stage);
  await plantMarks(stage.db);
  await liftLimits(stage.db);
  await maker.close();
  return file;
}

const triggerOf = (when: string) => sql.identifier(`no_limits_${when.split(" ")[0]}`);
const COUNTINGS = ["insert", "update of count"];

/** Nothing counts: thousands of calls of one account are meant. */
async function liftLimits(db: Database): Promise<void> {
  for (const when of COUNTINGS) {
    await db.run(sql`create trigger ${triggerOf(when)} after ${sql.raw(when)} on rate_limits when new.count > 0
      begin update rate_limits set count = 0 where key = new.key; end`);
  }
}

/** As on the real site everything counts again. */
export async function putLimitsBack({ db }: World): Promise<void> {
  for (const when of COUNTINGS) await db.run(sql`drop trigger ${triggerOf(when)}`);
}

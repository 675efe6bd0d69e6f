import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { sql } from "drizzle-orm";
import Sqlite from "libsql";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { type Site, startSite } from "../../scripts/bench/site.ts";
import { signInAs } from "../../scripts/bench/traders.ts";
import { type LibsqlEndpoint, startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { HOSTILE_TEXTS, WRITTEN, WRITTEN_IN_JSON } from "./hostile-texts.ts";

/** The database of the site that all tests share (playwright.config.ts), which is only read. */
const SHARED = ".data/e2e/mawrid.db";

/** The built site over a copy of the demo's data, in which everything that people wrote is hostile. */
export class HostileSite {
  private constructor(
    readonly origin: string,
    readonly db: Database,
    readonly endpoint: LibsqlEndpoint,
    readonly site: Site,
  ) {}

  /** @param name of its database, which goes with it */
  static async start(name: string): Promise<HostileSite> {
    const file = resolve(`.data/${name}.db`);
    removeDatabase(file);
    const shared = new Sqlite(SHARED, { readonly: true });
    shared.exec(`vacuum into '${file}'`);
    shared.close();
    const endpoint = await startLibsqlEndpoint({ file, port: 0 });
    const db = openDatabase({ url: endpoint.url, timeoutMs: 60_000 });
    await makeHostile(db);
    const site = await startSite("dist", endpoint.url, {
      forBrowsers: true,
      log: `.data/${name}.log`,
      vars: { LEAST_PLACES: "64", SPARE_PLACES: "192" },
    });
    return new HostileSite(`http://localhost:${site.url.port}`, db, endpoint, site);
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.endpoint.close();
  }

  /** @param name what stands before @demo.test */
  async signIn(context: BrowserContext, name: string): Promise<void> {
    const { cookie } = await signInAs(this.db, `${name}@demo.test`, Date.now());
    const [cookieName = "", value = ""] = cookie.split("=");
    // The cookie is secure, which an address without TLS can't be given by hand.
    const url = this.origin.replace("http:", "https:");
    await context.addCookies([{ name: cookieName, value, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
  }

  /** What a screen's address names of the demo's trade. @param query reads one text */
  async nameOf(query: string): Promise<string> {
    const [row] = await this.db.all<{ name: string }>(sql.raw(`with found(name) as (${query}) select name from found`));
    if (!row) throw new Error(`nothing is there: ${query}`);
    return row.name;
  }
}

function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
}

/** Each text is one of them, which one hangs on what stood there: the same each time, and most of them on every screen. */
async function makeHostile(db: Database): Promise<void> {
  // What is written once is guarded by triggers, and search finds things by what they were called.
  const triggers = await db.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_master where type = 'trigger'`,
  );
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.identifier(name)}`);
  const texts = JSON.stringify(HOSTILE_TEXTS);
  const pick = (was: string) =>
    sql`(select value from json_each(${texts}) where key = (length(${sql.raw(was)}) * 7 + ifnull(unicode(${sql.raw(was)}), 0)) % ${HOSTILE_TEXTS.length})`;
  for (const [table, columns] of Object.entries(WRITTEN)) {
    for (const column of columns.split(" ")) {
      const at = sql.identifier(column);
      await db.run(
        sql`update or ignore ${sql.identifier(table)} set ${at} = ${pick(`"${column}"`)} where ${at} is not null`,
      );
    }
  }
  for (const [place, names] of Object.entries(WRITTEN_IN_JSON)) {
    const [table = "", column = ""] = place.split(".");
    const at = sql.identifier(column);
    for (const name of names.split(" ")) {
      const value = `"${column}" ->> '$.${name}'`;
      await db.run(
        sql`update or ignore ${sql.identifier(table)} set ${at} = json_set(${at}, ${`$.${name}`}, ${pick(value)}) where ${sql.raw(value)} is not null`,
      );
    }
  }
  for (const trigger of triggers) await db.run(sql.raw(trigger.sql));
}

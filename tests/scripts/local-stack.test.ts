import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, count, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { DEMO_EMAILS } from "#drizzle/seed/accounts.ts";
import { checkPassword } from "#worker/platform/password.ts";
import {
  migrateDatabase,
  openScriptDatabase,
  seedDatabase,
  startLocalDatabase,
  workerVars,
} from "../../scripts/local-stack.ts";
import { headersFile } from "../../scripts/vite/static-headers.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mawrid-stack-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("startLocalDatabase", () => {
  it("migrates and fills a new file, and leaves one with data as it is", async () => {
    const file = join(folder, "a.db");
    const counts: number[] = [];
    for (let run = 0; run < 2; run += 1) {
      const database = await startLocalDatabase(file);
      const [row] = await database.db.select({ rows: count() }).from(products);
      counts.push(row?.rows ?? 0);
      expect(workerVars(database)).toEqual({
        APP_ENV: "development",
        TURSO_DATABASE_URL: database.url,
        DEMO_PASSWORD: "demo-Mawrid-2026",
      });
      await database.close();
    }
    expect(counts[0]).toBeGreaterThan(20);
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("demo logins", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("come into a local database with one password, verified but for one, suppliers owning their companies", async () => {
    const { db, close } = await startLocalDatabase(join(folder, "b.db"));
    const accounts = await db
      .select({
        email: users.email,
        hash: users.passwordHash,
        verifiedAt: users.emailVerifiedAt,
        status: suppliers.status,
      })
      .from(users)
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .orderBy(asc(users.email));
    expect(accounts.map(({ email }) => email)).toEqual([...DEMO_EMAILS].sort());
    expect(new Set(accounts.map(({ hash }) => hash)).size).toBe(1);
    expect((await checkPassword("demo-Mawrid-2026", accounts[0]?.hash, [])).isRight).toBe(true);
    expect(accounts.filter(({ verifiedAt }) => verifiedAt === null).map(({ email }) => email)).toEqual([
      "unverified@demo.test",
    ]);
    const companies = accounts
      .filter(({ status }) => status)
      .map(({ email, status }) => `${email.split("@")[0]} ${status}`);
    expect(companies).toEqual([
      "pending pending",
      "rejected rejected",
      "supplier2 approved",
      "supplier3 approved",
      "supplier4 approved",
      "supplier approved",
      "suspended suspended",
    ]);
    await close();
  });

  it("come into an older local database too, but not beside other accounts", async () => {
    const database = await startLocalDatabase(join(folder, "c.db"));
    const { db } = database;
    await db.delete(users);
    await seedDatabase(database);
    expect(await db.$count(users)).toBe(DEMO_EMAILS.length);
    await db.delete(users).where(eq(users.email, "admin@demo.test"));
    await seedDatabase(database);
    expect(await db.$count(users)).toBe(DEMO_EMAILS.length - 1);
    await database.close();
  });

  it("never come into a server elsewhere", async () => {
    const { db, close } = await openScriptDatabase(join(folder, "d.db"));
    await migrateDatabase(db);
    expect(await seedDatabase({ db, isLocal: false })).not.toBeNull();
    expect(await db.$count(users)).toBe(0);
    await close();
    vi.stubEnv("TURSO_DATABASE_URL", "libsql://mawrid-demo.turso.io");
    const remote = await openScriptDatabase();
    expect(remote.isLocal).toBe(false);
    expect(workerVars(remote)).not.toHaveProperty("DEMO_PASSWORD");
  });
});

describe("_headers", () => {
  it("gives static files the site's headers, each in one rule, and lasting names a year", () => {
    const text = headersFile();
    expect(text.match(/X-Content-Type-Options: nosniff/g)).toHaveLength(1);
    expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
    expect(text.split("\n").every((line) => line.length < 2000)).toBe(true);
  });
});

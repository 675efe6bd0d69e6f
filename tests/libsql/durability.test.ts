import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CLOSE, execute, integer, post, sequence } from "./endpoint.ts";

let folder = "";
let file = "";
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "endpoint-test-"));
  file = join(folder, "deep", "main.db");
});

afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** The command itself, as `npm run db:serve` runs it. */
async function serve(environment: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, PORT: "0", DB_FILE: file, ...environment };
  child = spawn(process.execPath, ["--import", "tsx", "scripts/db-serve.ts"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const url = /http:\S+/.exec(said)?.[0];
    if (url) return url;
  }
  throw new Error("The endpoint ended before it listened");
}

async function stop(signal: "SIGKILL" | "SIGTERM") {
  if (!child) return undefined;
  child.kill(signal);
  const [code] = await once(child, "exit");
  return code;
}

function storedRows() {
  const database = new Database(file);
  const [row] = database.prepare("SELECT count(*), max(a) FROM t").raw().all();
  database.close();
  return row;
}

test("what was acknowledged survives a kill, what was not committed does not", async () => {
  const pipeline = `${await serve()}v2/pipeline`;
  await post(pipeline, { requests: [sequence("CREATE TABLE t (a)"), CLOSE] });
  for (let a = 1; a <= 50; a += 1) {
    await post(pipeline, { requests: [execute("INSERT INTO t VALUES (?)", [integer(a)]), CLOSE] });
  }
  await post(pipeline, { requests: [execute("BEGIN"), execute("INSERT INTO t VALUES (999)")] });
  await stop("SIGKILL");
  expect(storedRows()).toEqual([50, 50]);
});

test("SIGTERM rolls back what is open, leaves one file and exits cleanly", async () => {
  const pipeline = `${await serve()}v2/pipeline`;
  await post(pipeline, { requests: [sequence("CREATE TABLE t (a); INSERT INTO t VALUES (1)"), CLOSE] });
  await post(pipeline, { requests: [execute("BEGIN"), execute("INSERT INTO t VALUES (999)")] });
  expect(await stop("SIGTERM")).toBe(0);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(storedRows()).toEqual([1, 1]);
});

test("says what is wrong when it cannot start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  await expect(serve({ PORT: port })).rejects.toThrow("ended");
  other.close();
  expect(child?.exitCode ?? (child && (await once(child, "exit"))[0])).toBe(1);
});

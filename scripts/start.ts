import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Miniflare } from "miniflare";
import { builtWorker, PLAIN } from "./built-worker.ts";
import { demoLogins, type LocalDatabase, startLocalDatabase, tickEveryMinute, workerVars } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Builds the site and runs it on this machine: database, Worker, mailbox. Needs no account and no network.

  npm start

Environment
  PORT                                  port of the site (8787)
  DB_FILE                               the local database file (.data/mawrid.db)
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  use this libSQL server instead of the local file
  RESEND_API_KEY                        really send mails; without it they land in the mailbox

Stops on SIGTERM or Ctrl-C.`;

const READY_WITHIN_MS = 60_000;
const WATCH_EVERY_MS = 5_000;
/** Rooms and files: where `npm run dev` and `wrangler dev` keep them too. */
const STATE = ".wrangler/state/v3";

runScript("start", HELP, async () => {
  const port = readPort(process.env.PORT);
  await assertFree(port);
  const stopSignal = firstSignal();
  const started = Date.now();
  const [built, opened] = await Promise.allSettled([build(stopSignal.aborted), startLocalDatabase()]);
  if (opened.status === "rejected") throw opened.reason;
  const database = opened.value;
  try {
    if (built.status === "rejected") throw built.reason;
    await serve(port, database, stopSignal, started);
  } finally {
    await database.close();
  }
});

async function serve(
  port: number,
  database: LocalDatabase,
  stopSignal: ReturnType<typeof firstSignal>,
  started: number,
): Promise<void> {
  const worker = startWorker(port, database);
  const origin = `http://localhost:${port}`;
  try {
    await Promise.race([worker.ready, stopSignal.received]);
    if (stopSignal.aborted.aborted) return;
    await untilReady(origin);
    announce(origin, database, Date.now() - started);
    const stopTicking = tickEveryMinute(origin);
    await Promise.race([diedAt(origin), stopSignal.received]).finally(stopTicking);
  } finally {
    await worker.dispose();
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is no port: ${text}`);
}

async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  probe.listen(port, "127.0.0.1");
  await once(probe, "listening").catch(() => {
    throw new Error(`port ${port} is taken; choose another with PORT=8900 npm start`);
  });
  probe.close();
  await once(probe, "close");
}

function firstSignal() {
  const controller = new AbortController();
  const received = new Promise<void>((resolve) => {
    const stop = () => {
      controller.abort();
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
    // npm passes SIGTERM on to its shell only: when that goes, this process has a new parent.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  });
  return { aborted: controller.signal, received };
}

async function build(signal: AbortSignal): Promise<void> {
  const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code] = await once(vite, "exit");
  if (code !== 0) throw new Error("the build failed");
}

/**
 * Runs the built Worker as `wrangler dev` does, but without the proxy that stands before it there: that ends everything
 * when one request breaks off, and answers 503 by itself under load (docs/decisions/0017-start-without-a-proxy.md).
 */
function startWorker(port: number, database: LocalDatabase): Miniflare {
  const { bindings, ...worker } = builtWorker("dist");
  return new Miniflare({
    ...worker,
    ...PLAIN,
    host: "localhost",
    port,
    bindings: {
      ...bindings,
      ...workerVars(database),
      ...(process.env.RESEND_API_KEY ? { RESEND_API_KEY: process.env.RESEND_API_KEY } : {}),
    },
    durableObjectsPersist: `${STATE}/do`,
    r2Persist: `${STATE}/r2`,
  });
}

async function untilReady(origin: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; ) {
    const isUp = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the site did not answer within ${READY_WITHIN_MS / 1000} s`);
}

/** Waits until nothing listens there any more. */
async function diedAt(origin: string): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_EVERY_MS).unref());
    const isGone = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(WATCH_EVERY_MS) }).then(
      () => false,
      (error: unknown) => isRefused(error),
    );
    if (isGone) throw new Error("the Worker stopped");
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

function announce(origin: string, database: LocalDatabase, tookMs: number): void {
  console.log(`
  Mawrid is running (${(tookMs / 1000).toFixed(0)} s)

    Site      ${origin}
    Mails     ${origin}/__dev/mailbox
    Database  ${database.place}
    Accounts  ${demoLogins(database)}

  Ctrl-C stops everything.
`);
}

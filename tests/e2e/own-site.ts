import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type LocalDatabase, startLocalDatabase, workerVars } from "../../scripts/local-stack.ts";

/** The built site on a port and with data of a test's own, whose Worker may be killed while its database lives on. */
export class OwnSite {
  readonly origin: string;
  readonly #port: number;
  readonly #folder: string;
  #database: LocalDatabase | undefined;
  #worker: ChildProcess | undefined;

  constructor(port: number) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#folder = `.data/e2e-${port}`;
  }

  /** Starts from the demo data alone. */
  async start(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    this.#database = await startLocalDatabase(`${this.#folder}/mawrid.db`);
    await this.startWorker();
  }

  async startWorker(): Promise<void> {
    if (!this.#database) throw new Error("no database");
    const values = Object.entries(workerVars(this.#database)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
    const flags = ["--port", String(this.#port), "--inspector-port", "0", "--persist-to", `${this.#folder}/state`];
    const quiet = ["--show-interactive-dev-session=false", "--log-level", "error"];
    this.#worker = spawn(
      process.execPath,
      ["node_modules/wrangler/bin/wrangler.js", "dev", ...flags, ...quiet, ...values],
      {
        stdio: "ignore",
        // A group of its own, so that a kill reaches the runtime behind wrangler too.
        detached: true,
        env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" },
      },
    );
    await this.#answers(this.#worker);
  }

  /** As a crash does it: nothing is finished, nothing is said. */
  async killWorker(): Promise<void> {
    const { pid } = this.#worker ?? {};
    if (!this.#worker || pid === undefined) return;
    const gone = once(this.#worker, "exit");
    process.kill(-pid, "SIGKILL");
    await gone;
    this.#worker = undefined;
  }

  async stop(): Promise<void> {
    await this.killWorker();
    await this.#database?.close();
  }

  get database(): LocalDatabase {
    if (!this.#database) throw new Error("no database");
    return this.#database;
  }

  async #answers(worker: ChildProcess): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      // Else another site on its port would answer for it.
      if (worker.exitCode !== null || worker.signalCode !== null)
        throw new Error(`the site ended: is port ${this.#port} taken?`);
      const answer = await fetch(`${this.origin}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the site does not answer");
  }
}

import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { ReadyDatabase } from "./database-process.ts";

/**
 * `npm run dev`: the database endpoint, migrated and with demo data, in a process of its own. What it is made of is no part of
 * Vite's configuration then, which would begin again with each change of it.
 * Give `workerConfig` to the Cloudflare plugin, which comes after this one.
 */
export function localStack(root: string): { plugin: Plugin; workerConfig: () => { vars?: Record<string, string> } } {
  let child: ChildProcess | undefined;
  let database: ReadyDatabase | undefined;
  const plugin: Plugin = {
    name: "mawrid:local-stack",
    apply: (_config, { command, isPreview }) => command === "serve" && !isPreview,
    async config({ server }) {
      // Else the emulator asks the network for facts about it.
      process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
      child = startDatabase(root, `http://localhost:${server?.port}`);
      database = await readyOf(child);
    },
    configureServer({ httpServer, config }) {
      httpServer?.once("close", () => child?.connected && child.disconnect());
      config.logger.info(`  accounts: ${database?.logins}`);
      config.logger.info(
        `  mails: http://localhost:${config.server.port}/__dev/mailbox · database: ${database?.place}`,
      );
    },
  };
  return { plugin, workerConfig: () => (database ? { vars: database.vars } : {}) };
}

function startDatabase(root: string, origin: string): ChildProcess {
  return fork(join(root, "scripts/vite/database-process.ts"), [origin], { execArgv: ["--import", "tsx"] });
}

/** @throws Error when the database's process ends before it is ready; it has said why */
function readyOf(child: ChildProcess): Promise<ReadyDatabase> {
  return new Promise((resolve, reject) => {
    child.once("message", (ready) => resolve(ready as ReadyDatabase)); // the other file sends nothing else
    child.once("exit", () => reject(new Error("the database did not start")));
  });
}

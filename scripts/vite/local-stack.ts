import type { Plugin } from "vite";
import { demoLogins, type LocalDatabase, startLocalDatabase, tickEveryMinute, workerVars } from "../local-stack.ts";

/**
 * `npm run dev`: the database endpoint runs in Vite's own process, migrated and with demo data.
 * Give `workerConfig` to the Cloudflare plugin, which comes after this one.
 */
export function localStack(): { plugin: Plugin; workerConfig: () => { vars?: Record<string, string> } } {
  let database: LocalDatabase | undefined;
  const plugin: Plugin = {
    name: "mawrid:local-stack",
    apply: (_config, { command, isPreview }) => command === "serve" && !isPreview,
    async config() {
      // Else the emulator asks the network for facts about it.
      process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
      database = await startLocalDatabase();
    },
    configureServer(server) {
      const { port } = server.config.server;
      const stopTicking = tickEveryMinute(`http://localhost:${port}`);
      server.httpServer?.once("close", () => {
        stopTicking();
        void database?.close();
      });
      if (database) server.config.logger.info(`  accounts: ${demoLogins(database)}`);
      server.config.logger.info(`  mails: http://localhost:${port}/__dev/mailbox · database: ${database?.place}`);
    },
  };
  return { plugin, workerConfig: () => (database ? { vars: workerVars(database) } : {}) };
}

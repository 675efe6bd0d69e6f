import { startSite } from "../bench/site.ts";

/** The built site in a process of its own: `site-process.ts <database url> <port> <folder of rooms and files>`. */
async function main([databaseUrl = "", port = "", state = ""]: string[]): Promise<void> {
  const site = await startSite("dist", databaseUrl, { forBrowsers: true, port: Number(port), state });
  process.on("disconnect", () => void site.close().finally(() => process.exit()));
  process.send?.("ready");
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`site: ${error}`);
  process.exit(1);
});

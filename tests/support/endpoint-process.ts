import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";

/** The endpoint of a whole run, until the process that started it is gone; it says its address once. */
async function main([folder, template]: string[]): Promise<void> {
  if (!folder || !template) throw new Error("which folder, and which template?");
  const endpoint = await startLibsqlEndpoint({ file: `${folder}/main.db`, databasesDir: folder, port: 0, template });
  process.on("disconnect", () => void endpoint.close());
  process.send?.(endpoint.url);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`endpoint: ${error}`);
  process.exit(1);
});

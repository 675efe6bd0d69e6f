import { startLibsqlEndpoint } from "./libsql/server.ts";

const HELP = `Serves the project's database file over HTTP, as a remote libSQL server would, to this machine only.

  npm run db:serve

Environment
  PORT     port to listen on (8788)
  DB_FILE  database file, made when missing (.data/mawrid.db)

Stops on SIGTERM or Ctrl-C.`;

async function main(): Promise<void> {
  if (process.argv.includes("--help") || process.argv.includes("-h")) return console.log(HELP);
  const port = Number(process.env.PORT ?? 8788);
  const file = process.env.DB_FILE ?? ".data/mawrid.db";
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`);
  const endpoint = await startLibsqlEndpoint({ file, port });
  console.log(`libSQL endpoint on ${endpoint.url} (${file})`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void endpoint.close());
}

main().catch((error: unknown) => {
  console.error(`db:serve: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});

import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DEMO_EMAILS, OWNER_EMAILS } from "../drizzle/seed/accounts.ts";
import { DEMO_PASSWORD } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Builds the site and packs the Worker as a deployment would, without an account or the network,
and prints its compressed size, which may be 2 MB (the limit of Cloudflare's free plan is 3 MB, of the paid one 10 MB).
Nothing that is deployed may hold the demo logins.

  npm run deploy:check`;

/** Nothing may bring the Worker near the limit of the free plan unnoticed. */
const LIMIT_BYTES = 2 * 1024 * 1024;

runScript("deploy:check", HELP, async () => {
  const folder = await mkdtemp(join(tmpdir(), "mawrid-deploy-"));
  try {
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
    run("node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", folder);
    const size = await compressedSize(folder);
    console.log(`\nWorker: ${(size / 1024).toFixed(0)} KB compressed`);
    await assertNoDemoLogins(folder, "dist");
    if (size > LIMIT_BYTES) throw new Error("the Worker is above 2 MB");
  } finally {
    await rm(folder, { recursive: true });
  }
});

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  if (status !== 0) throw new Error(`${script} ${args[0]} failed`);
}

async function assertNoDemoLogins(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const text = await readFile(join(file.parentPath, file.name), "utf8");
      const found = [DEMO_PASSWORD, ...DEMO_EMAILS, ...OWNER_EMAILS].find((secret) => text.includes(secret));
      if (found) throw new Error(`${join(file.parentPath, file.name)} holds the demo login ${found}`);
    }
  }
}

async function compressedSize(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = files.filter((file) => file.isFile() && /\.(js|mjs|wasm)$/.test(file.name));
  const sizes = await Promise.all(
    modules.map(async (file) => gzipSync(await readFile(join(file.parentPath, file.name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

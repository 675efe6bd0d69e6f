import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Where the compiled messages lie. A page loads its own messages alone where each is a file of its own, as in the build; where
 * nobody bundles, thousands of files take longer to load than all they say (docs/suite.md), so there is a file a language.
 */
export const MESSAGE_FOLDERS = {
  "locale-modules": "i18n/paraglide",
  "message-modules": "i18n/paraglide-build",
} as const;
export type MessageShape = keyof typeof MESSAGE_FOLDERS;

/**
 * Compiles the messages, unless they were compiled from the same texts, settings, options and compiler before.
 * @param root the project's folder
 * @throws what the compiler says
 */
export async function compileMessages(shape: MessageShape, root = process.cwd()): Promise<void> {
  const folder = MESSAGE_FOLDERS[shape];
  const options = ["--strategy", "custom-preference", "baseLocale", "--output-structure", shape];
  const stamp = join(root, folder, "compiled-from.txt");
  const now = inputsOf(root, options);
  if (existsSync(join(root, folder, "messages.js")) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  const args = ["compile", "--project", "./i18n/project.inlang", "--outdir", `./${folder}`, ...options];
  await promisify(execFile)("npx", ["paraglide-js", ...args], { cwd: root });
  writeFileSync(stamp, now);
}

function inputsOf(root: string, options: readonly string[]): string {
  const hash = createHash("sha256").update(options.join(" "));
  const texts = readdirSync(join(root, "i18n/messages"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".json"),
  );
  const others = ["i18n/project.inlang/settings.json", "node_modules/@inlang/paraglide-js/package.json"];
  for (const path of [...texts.sort().map((path) => `i18n/messages/${path}`), ...others]) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const OUT = "i18n/paraglide";
/** Beside the modules, which a build makes again in another shape and without it. */
const STAMP = `${OUT}/compiled-from.txt`;
const ARGS = ["compile", "--project", "./i18n/project.inlang", "--outdir", `./${OUT}`];
const OPTIONS = ["--strategy", "custom-preference", "baseLocale", "--output-structure", "locale-modules"];

/** What the modules are made from: the texts, the settings, the options and the compiler. */
function inputs(): string {
  const hash = createHash("sha256").update(OPTIONS.join(" "));
  const texts = readdirSync("i18n/messages", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".json"),
  );
  const others = ["i18n/project.inlang/settings.json", "node_modules/@inlang/paraglide-js/package.json"];
  for (const path of [...texts.sort().map((path) => `i18n/messages/${path}`), ...others]) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

const now = inputs();
const isCurrent = existsSync(`${OUT}/messages/ar.js`) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === now;
if (!isCurrent) {
  execFileSync("npx", ["paraglide-js", ...ARGS, ...OPTIONS], { stdio: "inherit" });
  writeFileSync(STAMP, now);
}

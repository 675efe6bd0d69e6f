import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { oneLanguage } from "../../scripts/vite/one-language.ts";

const dir = mkdtempSync(join(tmpdir(), "mawrid-scripts-"));
afterAll(() => rmSync(dir, { recursive: true }));

test.each(LOCALES)("each script that another one names, a worker's too, is there in %s", async (locale) => {
  const assets = join(dir, "assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "sheets-1.js"), "self.onmessage=()=>postMessage(1);");
  writeFileSync(
    join(assets, "page-1.js"),
    'export const work=()=>new Worker(new URL("/assets/sheets-1.js",""+import.meta.url));export const files=["assets/sheets-1.js"];',
  );
  await write();
  const page = readFileSync(join(assets, locale, "page-1.js"), "utf8");
  const named = [...page.matchAll(/["'`]\/?(assets\/[^"'`]+)["'`]/g)].map(([, path = ""]) => path);
  expect(named).toEqual(Array(2).fill(`assets/${locale}/sheets-1.js`));
  for (const path of named) expect(existsSync(join(dir, path)), path).toBe(true);
});

/** What the plugin does once the bundle stands on the disk. */
async function write(): Promise<void> {
  const { writeBundle } = oneLanguage(dir);
  if (typeof writeBundle !== "function") throw new Error("the plugin writes in another way now");
  await Reflect.apply(writeBundle, null, [{ dir }, {}]);
}

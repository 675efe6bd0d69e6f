import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { minifySync as minifyBySwc, version as swcVersion } from "@swc/core";
import { minifySync, type Plugin, type Rolldown, version as viteVersion } from "vite";
import { LOCALES } from "../../domain/kernel/locale.ts";
import { wordsInOneLanguage } from "./message-uses.ts";

const MESSAGE = /\/i18n\/paraglide-build\/messages\/([^/]+)\.js$/;
const CHOICE = "experimentalStaticLocale ?? options.locale ?? getLocale()";
/** Stands for the page's language until the scripts are written once for each. */
const PAGE_LOCALE = "__PAGE_LOCALE__";
/** Another script as one names it: from the site's root for a worker, without a slash for an import. */
const SCRIPT = /(["'`]\/?)assets\/([\w.-]+\.js)(?=["'`])/g;

/**
 * Writes the browser's scripts once for each language, under `assets/<locale>/`, with the messages of that language
 * alone: a page never changes its language without being loaded again. Messages that are said in a language of choice
 * (documents in two languages, files to import) keep them all.
 */
export function oneLanguage(root: string): Plugin {
  let single = new Set<string>();
  return {
    name: "mawrid:one-language",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      single = wordsInOneLanguage(["src", "i18n", "domain"].map((folder) => join(root, folder)));
    },
    transform(code, id) {
      const key = MESSAGE.exec(id)?.[1];
      if (!key || !single.has(key)) return null;
      if (!code.includes(CHOICE)) this.error(`${key}: Paraglide chooses a language in another way now`);
      return { code: code.replace(CHOICE, PAGE_LOCALE), map: null };
    },
    // Names are made before the scripts are written by language, and are kept for a year: another way is another name.
    augmentChunkHash: () =>
      [readFileSync(join(root, "scripts", "vite", "one-language.ts"), "utf8"), viteVersion, swcVersion].join(),
    async writeBundle({ dir }, bundle) {
      const frame = frameOf(bundle);
      const assets = join(dir ?? "", "assets");
      await Promise.all(LOCALES.map((locale) => mkdir(join(assets, locale), { recursive: true })));
      for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
        const code = readFileSync(join(assets, name), "utf8");
        for (const locale of LOCALES)
          writeFileSync(join(assets, locale, name), inLanguage(code, name, locale, name === frame));
        rmSync(join(assets, name));
      }
    },
  };
}

/** The script that every page loads. */
function frameOf(bundle: Rolldown.OutputBundle): string | undefined {
  const entry = Object.values(bundle).find((output) => output.type === "chunk" && output.isEntry);
  return entry && basename(entry.fileName);
}

/** A script with the texts of one language, which loads the others of that language. */
function inLanguage(code: string, name: string, locale: string, isFrame: boolean): string {
  const own = code.replaceAll(PAGE_LOCALE, JSON.stringify(locale)).replaceAll(SCRIPT, `$1assets/${locale}/$2`);
  const { code: small, errors } = minifySync(basename(name), isFrame ? swept(own) : own, {
    module: true,
    compress: true,
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return small;
}

/** SWC finds more to take out, 2 KB compressed in the frame; it takes a second for each language, so that the others go without. */
function swept(code: string): string {
  return minifyBySwc(code, { module: true, ecma: 2022, compress: { passes: 2, ecma: 2022 }, mangle: true }).code;
}

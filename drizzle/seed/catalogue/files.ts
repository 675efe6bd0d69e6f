/**
 * The files of this folder by name. Vite writes their texts into the module, since tests in workerd have no disk; scripts
 * are run by Node, which knows no `import.meta.env` and reads them.
 */
export const CATALOGUE_FILES: Record<string, string> = import.meta.env
  ? byName(import.meta.glob<string>("./*.csv", { query: "?raw", import: "default", eager: true }))
  : await readFolder();

function byName(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace("./", ""), text]));
}

async function readFolder(): Promise<Record<string, string>> {
  const { readdirSync, readFileSync } = await import("node:fs");
  const folder = new URL("./", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Folders that hold what people write. */
export const SOURCE_FOLDERS = ["domain", "i18n", "drizzle", "worker", "party", "src", "scripts", "tests"] as const;

const GENERATED =
  /^(i18n\/paraglide(-build)?|i18n\/project\.inlang|drizzle\/migrations|tests\/e2e\/output)\/|\.gen\.ts$/;

/** Paths of written files from the project's folder, with `/`, in alphabetical order. */
export function projectFiles(extensions: RegExp, folders: readonly string[] = SOURCE_FOLDERS): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .map((path) => path.split(sep).join("/"))
    .filter((path) => extensions.test(path) && !GENERATED.test(path))
    .sort();
}

/** The text of a file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(path, "utf8");
}

import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = "manifest.json";

const tableSchema = z.strictObject({
  name: z.string(),
  /** In the order in which a line holds their values. */
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Of the lines as they are before they are compressed. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** In the folder of the copy. */
  file: z.string().regex(/^[\w.-]+$/),
});

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When the copy's transaction began, milliseconds since 1970. */
  takenAt: z.int(),
  /** The newest migration that the database had: what `drizzle/migrations/meta/_journal.json` calls `when`. */
  migratedTo: z.int().nullable(),
  /** What the database is made of, in the order in which it is made again; triggers come last. */
  schema: z.array(
    z.strictObject({ type: z.enum(["table", "view", "index", "trigger"]), name: z.string(), sql: z.string() }),
  ),
  tables: z.array(tableSchema),
  /** Tables without rows in the copy, and why. */
  leftOut: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type CopiedTable = z.infer<typeof tableSchema>;

/** Writes the manifest as the last file of a copy: a folder without one is no copy. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, FILE);
  await writeFile(`${path}.unfinished`, `${JSON.stringify(manifest, null, 2)}\n`);
  await chmod(`${path}.unfinished`, 0o600);
  await rename(`${path}.unfinished`, path);
}

/** @throws Error where the folder holds no whole copy, or one of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => null);
  if (text === null) throw new Error(`${folder} holds no whole copy: ${FILE} is missing`);
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success)
    throw new Error(`${join(folder, FILE)} is no manifest of format 1: ${read.error.issues[0]?.message}`);
  return read.data;
}

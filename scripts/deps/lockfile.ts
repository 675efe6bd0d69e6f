import { z } from "zod";

const named = z.record(z.string(), z.string()).default({});

const entrySchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  inBundle: z.boolean().default(false),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});

const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entrySchema) });

const projectSchema = z.object({
  dependencies: named,
  devDependencies: named,
  overrides: z.record(z.string(), z.unknown()).default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});

export type Project = z.infer<typeof projectSchema>;

/** A package that is installed. */
export interface LockedPackage extends z.infer<typeof entrySchema> {
  name: string;
  /** Its folder: one name may be installed in several versions. */
  path: string;
}

const FOLDER = "node_modules/";

/**
 * The packages that a `package-lock.json` installs, in its order.
 * @throws Error where the text is no lock of version 3
 */
export function readLock(text: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    return path === "" ? [] : [{ ...entry, name, path }];
  });
}

/** @throws Error where the text is no `package.json` */
export function readProject(text: string): Project {
  return projectSchema.parse(JSON.parse(text));
}

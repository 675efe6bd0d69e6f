import type { LockedPackage, Project } from "./lockfile.ts";

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const HASH = /^sha512-[\w+/]{86}==$/;
const REGISTRY = "https://registry.npmjs.org/";

/** Packages that run a program of their own while they are installed, and why that is taken. */
const INSTALL_SCRIPTS: Record<string, string> = {
  "@swc/core":
    "looks for its binary of this platform, which reads TypeScript for dependency-cruiser and makes the frame smaller; never deployed",
  esbuild: "looks for its binary of this platform, for tsx, wrangler and drizzle-kit; never deployed",
  sharp: "looks for its binary of this platform, for pictures in Miniflare; never deployed",
  workerd: "looks for its binary of this platform, in which the Worker runs locally; never deployed",
};

/**
 * What keeps an installation from being the same everywhere, in words: direct versions that are not exact, packages without the
 * hash of their contents or from elsewhere than the registry, and programs that run while installing and are not named
 * with a reason.
 */
export function pinFaults(project: Project, locked: LockedPackage[]): string[] {
  return [...directFaults(project), ...locked.flatMap(lockFaults), ...scriptFaults(project, locked)];
}

function directFaults({ dependencies, devDependencies, overrides }: Project): string[] {
  const direct = { ...dependencies, ...devDependencies };
  const isPinned = (version: unknown) =>
    typeof version === "string" && (EXACT.test(version) || (version.startsWith("$") && version.slice(1) in direct));
  const loose = [...Object.entries(direct), ...Object.entries(overrides)].filter(([, version]) => !isPinned(version));
  return loose.map(([name, version]) => `${name}: ${JSON.stringify(version)} is no exact version`);
}

function lockFaults({ path, version, resolved, integrity, inBundle, link }: LockedPackage): string[] {
  if (link) return [`${path}: is a folder, not a package of the registry`];
  const faults: string[] = [];
  if (!version || !EXACT.test(version)) faults.push(`${path}: has no version`);
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) faults.push(`${path}: comes from ${resolved}`);
  // What a package carries inside is of its own hash.
  if (!inBundle && !HASH.test(integrity ?? "")) faults.push(`${path}: has no SHA-512 of its contents`);
  return faults;
}

function scriptFaults({ allowScripts }: Project, locked: LockedPackage[]): string[] {
  const running = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const unnamed = [...running].filter((name) => !(name in INSTALL_SCRIPTS));
  const gone = Object.keys(INSTALL_SCRIPTS).filter((name) => !running.has(name));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] && !(name in INSTALL_SCRIPTS));
  return [
    ...unnamed.map((name) => `${name}: runs a script while installing; INSTALL_SCRIPTS gives no reason`),
    ...gone.map((name) => `${name}: INSTALL_SCRIPTS names it, but it runs no script`),
    ...allowed.map((name) => `${name}: package.json allows its script, INSTALL_SCRIPTS gives no reason`),
  ];
}

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ACCEPTED } from "./deps/accepted.ts";
import { type Finding, findReached, readAdvisories, unaccepted } from "./deps/advisories.ts";
import { readLock, readProject } from "./deps/lockfile.ts";
import { pinFaults } from "./deps/pins.ts";
import { runScript } from "./run-script.ts";

const HELP = `Checks what npm installs, without the network: exact versions, a hash for every package, none from outside the
registry, no unnamed script while installing. With an export of advisories in OSV's format it also names the packages
that one reaches; those that were looked at stand in scripts/deps/accepted.ts. Leaves with code 1 where something is left.

  npm run audit:deps
  npm run audit:deps -- ADVISORIES.json   a list of OSV's records, or {"vulns": [...]}

docs/runbook.md, "Dependencies", tells where an export comes from.`;

runScript("audit:deps", HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const project = readProject(await readFile("package.json", "utf8"));
  const locked = readLock(await readFile("package-lock.json", "utf8"));
  const faults = pinFaults(project, locked);
  for (const fault of faults) console.log(fault);
  const findings: Finding[] = [];
  for (const file of positionals) findings.push(...findReached(readAdvisories(await readFile(file, "utf8")), locked));
  const left = unaccepted(findings, ACCEPTED, Date.now());
  for (const { name, version, id, severity, summary, path } of left) {
    console.log(`${name} ${version}: ${id}, ${severity}: ${summary} (${path})`);
  }
  const accepted = findings.length - left.length;
  const told =
    positionals.length > 0 ? `advisories reach none of them (${accepted} accepted)` : "no advisories were given";
  if (faults.length + left.length > 0) throw new Error(`${faults.length} loose pins, ${left.length} advisories`);
  console.log(`${locked.length} packages are pinned; ${told}.`);
});

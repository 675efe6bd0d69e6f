import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ACCEPTED } from "../../scripts/deps/accepted.ts";
import { findReached, readAdvisories, unaccepted } from "../../scripts/deps/advisories.ts";
import { type LockedPackage, readLock, readProject } from "../../scripts/deps/lockfile.ts";
import { pinFaults } from "../../scripts/deps/pins.ts";

const project = readProject(await readFile("package.json", "utf8"));
const locked = readLock(await readFile("package-lock.json", "utf8"));

function installed(name: string, version: string, more: Partial<LockedPackage> = {}): LockedPackage {
  const integrity = `sha512-${"A".repeat(86)}==`;
  return {
    name,
    version,
    path: `node_modules/${name}`,
    integrity,
    inBundle: false,
    link: false,
    hasInstallScript: false,
    ...more,
  };
}

const advisory = (affected: object, more: object = {}) =>
  readAdvisories(
    JSON.stringify([
      { id: "GHSA-1", affected: [{ package: { ecosystem: "npm", name: "left" }, ...affected }], ...more },
    ]),
  );
const reached = (affected: object, versions: string[], more: object = {}) =>
  findReached(
    advisory(affected, more),
    versions.map((version) => installed("left", version)),
  ).map(({ version }) => version);

describe("what is installed", () => {
  it("is pinned, hashed, of the registry, and runs no unnamed script", () => {
    expect(locked.length).toBeGreaterThan(500);
    expect(pinFaults(project, locked)).toEqual([]);
  });

  it("is refused where it is loose", () => {
    const loose = { ...project, dependencies: { a: "^1.0.0", b: "github:b/b" }, overrides: { c: "$d", a: "$a" } };
    const faults = pinFaults(loose, [
      ...locked,
      installed("e", "1.0.0", { integrity: undefined }),
      installed("f", "1.0.0", { resolved: "git+ssh://git@github.com/f/f.git#1" }),
      installed("g", "1.0.0", { link: true }),
      installed("h", "1.0.0", { hasInstallScript: true }),
    ]);
    expect(faults).toEqual([
      'a: "^1.0.0" is no exact version',
      'b: "github:b/b" is no exact version',
      'c: "$d" is no exact version',
      "node_modules/e: has no SHA-512 of its contents",
      "node_modules/f: comes from git+ssh://git@github.com/f/f.git#1",
      "node_modules/g: is a folder, not a package of the registry",
      "h: runs a script while installing; INSTALL_SCRIPTS gives no reason",
    ]);
  });
});

describe("an advisory", () => {
  const range = (...events: object[]) => ({ ranges: [{ type: "SEMVER", events }] });

  it("reaches from where it was introduced to below its fix", () => {
    const twice = range({ introduced: "0" }, { fixed: "1.2.0" }, { introduced: "2.0.0" }, { last_affected: "2.1.0" });
    expect(reached(twice, ["0.0.1", "1.1.9", "1.2.0-rc.1", "1.2.0", "1.10.0", "2.0.0", "2.1.0", "2.1.1"])).toEqual([
      "0.0.1",
      "1.1.9",
      "1.2.0-rc.1",
      "2.0.0",
      "2.1.0",
    ]);
    expect(reached(range({ introduced: "0" }), ["99.0.0"])).toEqual(["99.0.0"]);
  });

  it("reaches the versions that it lists, and all where it lists none", () => {
    expect(reached({ versions: ["1.0.0"] }, ["1.0.0", "1.0.1"])).toEqual(["1.0.0"]);
    expect(reached({}, ["1.0.0"])).toEqual(["1.0.0"]);
    expect(reached({ ranges: [{ type: "GIT", events: [{ introduced: "0" }] }] }, ["1.0.0"])).toEqual(["1.0.0"]);
    expect(reached({ package: { ecosystem: "PyPI", name: "left" } }, ["1.0.0"])).toEqual([]);
    expect(reached({}, ["1.0.0"], { withdrawn: "2026-01-01T00:00:00Z" })).toEqual([]);
  });

  it("is read as one record, a list or an answer of OSV, and refused as anything else", () => {
    expect(readAdvisories('{"id":"A"}').length).toBe(1);
    expect(readAdvisories('{"vulns":[{"id":"A"},{"id":"B"}]}').length).toBe(2);
    expect(() => readAdvisories('{"auditReportVersion":2}')).toThrow("no advisories in OSV's format");
  });

  it("counts no more once it is accepted, for half a year, by any of its ids", () => {
    const found = findReached(advisory({}, { aliases: ["CVE-1"] }), [installed("left", "1.0.0")]);
    const entry = { package: "left", reason: "never called", reviewed: "2026-11-01" };
    const at = (day: string) => unaccepted(found, { "CVE-1": entry }, Date.parse(day)).length;
    expect([at("2026-11-20"), at("2027-06-01")]).toEqual([0, 1]);
    expect(unaccepted(found, { "CVE-1": { ...entry, package: "right" } }, 0).length).toBe(1);
  });

  it("that is accepted says why, and when it was looked at", () => {
    for (const { reason, reviewed } of Object.values(ACCEPTED)) {
      expect(reason.length).toBeGreaterThan(20);
      expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

it("audit:deps names what an export reaches, and leaves with code 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mawrid-deps-"));
  const run = async (affected: object) => {
    const record = { id: "GHSA-2", summary: "A fault", database_specific: { severity: "HIGH" } };
    const file = join(folder, "export.json");
    await writeFile(
      file,
      JSON.stringify({
        vulns: [{ ...record, affected: [{ package: { ecosystem: "npm", name: "hono" }, ...affected }] }],
      }),
    );
    return spawnSync(process.execPath, ["--import", "tsx", "scripts/audit-deps.ts", file], { encoding: "utf8" });
  };
  const bad = await run({ ranges: [{ type: "SEMVER", events: [{ introduced: "0" }] }] });
  expect([bad.status, bad.stdout]).toEqual([1, expect.stringMatching(/^hono [\d.]+: GHSA-2, high: A fault/)]);
  const good = await run({ ranges: [{ type: "SEMVER", events: [{ introduced: "0" }, { fixed: "4.0.0" }] }] });
  expect([good.status, good.stderr]).toEqual([0, ""]);
  await rm(folder, { recursive: true });
});

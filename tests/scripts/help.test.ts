import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

describe("scripts", () => {
  it.each([
    "start",
    "db-serve",
    "db-migrate",
    "db-seed",
    "db-reset",
    "db-backup",
    "db-check",
    "db-restore",
    "db-erased",
    "db-settle",
    "files-check",
    "audit-deps",
    "deploy-check",
    "admin-grant",
    "audit-check",
    "faults",
    "measure-code",
    "measure-feedback",
    "measure-matching",
    "test-fuzz",
    "test-load",
  ])("%s explains itself", (script) => {
    const { status, stdout } = run(script, ["--help"]);
    expect(status).toBe(0);
    expect(stdout).toContain("npm ");
  });

  it("start refuses a port that is none", () => {
    const { status, stderr } = run("start", [], { PORT: "eighty" });
    expect([status, stderr.trim()]).toEqual([1, "start: PORT is no port: eighty"]);
  });

  it("admin-grant says what it lacks", () => {
    expect(run("admin-grant", []).stderr.trim()).toBe(
      "admin:grant: one e-mail is needed: npm run admin:grant -- EMAIL",
    );
    expect(run("admin-grant", ["nobody"]).stderr.trim()).toBe("admin:grant: not an e-mail: nobody");
  });

  it("db-reset never touches a server", () => {
    const { status, stderr } = run("db-reset", [], { TURSO_DATABASE_URL: "libsql://example.turso.io" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("only the local file can be reset")]);
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#drizzle/schema/platform.ts";
import { sealAudit } from "#worker/admin/seals/seal-audit.ts";
import { migrateDatabase, openScriptDatabase } from "../../scripts/local-stack.ts";

const folder = mkdtempSync(join(tmpdir(), "mawrid-audit-"));
const file = join(folder, "audit.db");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/audit-check.ts", ...args],
    {
      encoding: "utf8",
      env: { ...process.env, TURSO_DATABASE_URL: "", DB_FILE: file },
    },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

async function inDatabase(work: (database: Awaited<ReturnType<typeof openScriptDatabase>>) => Promise<unknown>) {
  const database = await openScriptDatabase(file);
  await work(database).finally(database.close);
}

describe("npm run audit:check", () => {
  beforeAll(() =>
    inDatabase(async ({ db }) => {
      await migrateDatabase(db);
      const entry = { actorId: "usr_1", action: "approve", entity: "supplier", before: {}, after: {} };
      for (const id of ["aud_1", "aud_2"]) {
        await db.insert(auditLog).values({ ...entry, id, entityId: "sup_1", reason: null, createdAt: Date.now() });
      }
      await sealAudit({ db, now: () => Date.now() });
    }),
  );

  it("prints how many lines are right, and a head that is still there is found again", () => {
    const whole = check();
    expect(whole).toMatchObject({ status: 0, stderr: "" });
    expect(whole.stdout).toMatch(/: 2 sealed and right, 0 wait to be sealed, newest seal 2:[0-9a-f]{64}$/);
    const head = whole.stdout.split(" ").at(-1) ?? "";
    expect(check("--head", head).status).toBe(0);
    expect(check("--head", `3:${head.slice(2)}`)).toMatchObject({
      status: 1,
      stderr: "audit:check: line 3 is missing",
    });
  });

  it("refuses what it does not know", () => {
    expect(check("--head", "x")).toMatchObject({
      status: 1,
      stderr: "audit:check: only --head POSITION:HASH is known",
    });
  });

  it("names the first line that was changed and leaves with code 1", async () => {
    await inDatabase(({ db }) =>
      db.$client.batch([
        "drop trigger audit_log_keeps_its_rows",
        "update audit_log set action = 'reject' where id = 'aud_1'",
      ]),
    );
    expect(check()).toMatchObject({ status: 1, stderr: "audit:check: line 1 (aud_1) was changed" });
  });
});

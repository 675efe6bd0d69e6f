import { type AuditCheck, checkAudit } from "#worker/admin/seals/check-audit.ts";
import type { SealHead } from "#worker/admin/seals/seal-audit.ts";
import { openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Computes the seals of the audit log again and names the first line that was changed, removed or put in between.
Leaves with code 1 where there is one; writes nothing. See docs/runbook.md, "The audit log".

  npm run audit:check
  npm run audit:check -- --head POSITION:HASH   the newest seal that was noted then must still be there

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("audit:check", HELP, async () => {
  const noted = notedHead(process.argv.slice(2));
  const { db, place, close } = await openScriptDatabase();
  const check = await checkAudit(db, noted).finally(close);
  console.log(`${place}: ${summaryOf(check)}`);
  if (check.broken) throw new Error(describeBreak(check.broken));
});

function notedHead(given: string[]): SealHead | null {
  const [option, value = "", ...more] = given;
  if (option === undefined) return null;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(value) ?? [];
  if (option !== "--head" || !position || !hash || more.length > 0)
    throw new Error("only --head POSITION:HASH is known");
  return { position: Number(position), hash };
}

function summaryOf({ sealed, waiting, head }: AuditCheck): string {
  const newest = head ? `, newest seal ${head.position}:${head.hash}` : "";
  return `${sealed} sealed and right, ${waiting} wait to be sealed${newest}`;
}

const WORDS = {
  changed: "was changed",
  missing: "is missing",
  inserted: "was inserted later than it says",
  seal: "has another seal than it was given",
};

function describeBreak({ kind, position, auditId }: NonNullable<AuditCheck["broken"]>): string {
  const line = position === null ? "a line without a place" : `line ${position}`;
  return `${line}${auditId ? ` (${auditId})` : ""} ${WORDS[kind]}`;
}

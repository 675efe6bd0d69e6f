import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Audited } from "#domain/admin/read-audit.ts";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import type { Database } from "#drizzle/client.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

type Column = "id" | "fileKey" | "fileName" | "mediaType" | "bytes";
/** A table whose rows name private files. */
type FileTable = SQLiteTable & Record<Column, SQLiteColumn>;

/** Where a file lies and what it is. */
export interface FoundFile {
  fileKey: string;
  name: string;
  type: string;
  bytes: number;
}

/** Who may read the files of a table. Conditions are asked in the statement, of its columns alone. */
interface Readers {
  /** Holds for files of the caller's own, or sent to it; none where they are for the platform alone. */
  isTheirs?: SQL | undefined;
  /** What opens all of them to an operator. */
  operators?: {
    thing: keyof typeof THING_GRANTS;
    /** Must hold besides: the operator has said why. */
    isOpened?: SQL;
    /** What the audit log says of each look: whose the file is, and as what it names the row. */
    noted?: { entity: Audited; entityId: SQLiteColumn; as: string };
  };
}

/**
 * Where the private file of a row lies, for whoever may read it; that the platform looks at one is written down first, where
 * nothing else tells of it (security 15). One database call.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readFile(
  ctx: SignedInContext,
  table: FileTable,
  id: string,
  { isTheirs, operators }: Readers,
): Promise<FoundFile | null> {
  const isOperator = operators !== undefined && mayOperate(ctx.caller, THING_GRANTS[operators.thing]);
  const mayRead = isOperator ? or(isTheirs, operators.isOpened ?? sql`true`) : isTheirs;
  if (!mayRead) return null;
  const found = selectFile(ctx.db, table, id, mayRead);
  if (!isOperator || !operators.noted) return (await found)[0] ?? null;
  const { entity, entityId, as } = operators.noted;
  const look = auditEntry(ctx, {
    action: "open_document",
    entity,
    entityId: sql`(select ${entityId} from ${table} where ${table.id} = ${id})`,
    before: {},
    after: { [as]: id },
    reason: null,
  });
  const isThere = sql`exists (select 1 from ${table} where ${and(isFile(table, id), sql`(${mayRead})`)})`;
  const { files } = await batchOf(ctx, { look: ctx.db.run(look(isThere)), files: found });
  return files[0] ?? null;
}

/** The query of {@link readFile}, for who is no account. */
export function selectFile(db: Database, table: FileTable, id: string, mayRead: SQL) {
  return db
    .select({
      fileKey: sql<string>`${table.fileKey}`,
      name: sql<string>`${table.fileName}`,
      type: sql<string>`${table.mediaType}`,
      bytes: sql<number>`${table.bytes}`,
    })
    .from(table)
    .where(and(isFile(table, id), sql`(${mayRead})`));
}

/** Rows may outlive their files, as those of erased claims do. */
function isFile(table: FileTable, id: string): SQL | undefined {
  return and(eq(table.id, id), isNotNull(table.fileKey));
}

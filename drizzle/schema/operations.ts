import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The place of each line of the audit log in the order in which the lines were written, and its seal. A trigger takes the
 * place in the statement that writes the line; the scheduler seals it (worker/admin/seals). Triggers refuse to
 * change a seal or to drop a place (security 39).
 */
export const auditSeals = sqliteTable(
  "audit_seals",
  {
    /** From one on, without a gap. */
    position: integer("position").primaryKey({ autoIncrement: true }),
    auditId: text("audit_id").notNull().unique(),
    /** By the database's clock, in milliseconds; null for lines that are older than the seals. */
    placedAt: integer("placed_at"),
    /** The hash of the line before; null for the first. */
    previousHash: text("previous_hash"),
    /** SHA-256 in hex; null until it is sealed. */
    hash: text("hash"),
    sealedAt: integer("sealed_at"),
  },
  (table) => [index("audit_seals_open").on(table.position).where(sql`hash is null`)],
);

/** How each job of the scheduler fared; one row a job. Times in milliseconds. */
export const jobRuns = sqliteTable("job_runs", {
  name: text("name").primaryKey(),
  ranAt: integer("ran_at").notNull(),
  /** How long it took. */
  tookMs: integer("took_ms").notNull(),
  /** How many things it moved when it last went well. */
  moved: integer("moved").notNull(),
  succeededAt: integer("succeeded_at"),
  failedAt: integer("failed_at"),
  /** Failures in a row, up to now. */
  failures: integer("failures").notNull(),
});

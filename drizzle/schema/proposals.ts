import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PROPOSAL_KINDS, PROPOSAL_STATUSES } from "#domain/kernel/proposal.ts";
import { timestamps } from "./columns.ts";

/**
 * What one operator proposes and another decides. `subject_id` is the company or the order, `input` the verb's own input as it
 * was seen, so that a confirmation does just that or nothing. One is open for a thing at a time.
 */
export const proposals = sqliteTable(
  "proposals",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: PROPOSAL_KINDS }).notNull(),
    subjectId: text("subject_id").notNull(),
    input: text("input", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: PROPOSAL_STATUSES }).notNull(),
    version: integer("version").notNull(),
    /** Accounts; they may be gone. */
    proposedBy: text("proposed_by").notNull(),
    decidedBy: text("decided_by"),
    expiresAt: integer("expires_at").notNull(),
    ...timestamps,
  },
  (table) => [
    index("proposals_open").on(table.expiresAt).where(sql`${table.status} = 'proposed'`),
    uniqueIndex("proposals_one_open").on(table.subjectId).where(sql`${table.status} = 'proposed'`),
  ],
);

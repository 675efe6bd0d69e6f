import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REVISION_STATUSES } from "#domain/kernel/revision-machine.ts";
import type { IdentityChange } from "#domain/suppliers/company-texts.ts";
import { timestamps } from "./columns.ts";
import { suppliers } from "./suppliers.ts";

/** Changes of a public company's name, licence, category or country that wait for a look; one at a time (workflows: Supplier). */
export const companyRevisions = sqliteTable(
  "company_revisions",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    status: text("status", { enum: REVISION_STATUSES }).notNull(),
    /** What of it is to change, and into what; what its owner left alone may change meanwhile. */
    content: text("content", { mode: "json" }).$type<IdentityChange>().notNull(),
    /** Why it was declined. */
    note: text("note"),
    /** When the search index of the company's products followed a new name. */
    indexedAt: integer("indexed_at"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("company_revisions_queue").on(table.status, table.createdAt, table.id),
    index("company_revisions_by_company").on(table.supplierId, table.updatedAt),
    uniqueIndex("company_revisions_one_pending").on(table.supplierId).where(sql`${table.status} = 'pending'`),
    index("company_revisions_to_index")
      .on(table.updatedAt)
      .where(sql`${table.status} = 'applied' and ${table.indexedAt} is null`),
  ],
);

/** Every state change of a staged change: who did what from which state to which, and why. */
export const companyRevisionEvents = sqliteTable(
  "company_revision_events",
  {
    id: text("id").primaryKey(),
    revisionId: text("revision_id")
      .notNull()
      .references(() => companyRevisions.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actorId: text("actor_id"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("company_revision_events_by_revision").on(table.revisionId, table.createdAt)],
);

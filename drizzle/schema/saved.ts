import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SAVED_KINDS } from "#domain/catalogue/saved.ts";
import { users } from "./identity.ts";

/** What a person saved for later; `subject_id` names a row of the kind's table, which may be off sale since. */
export const savedItems = sqliteTable(
  "saved_items",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: SAVED_KINDS }).notNull(),
    subjectId: text("subject_id").notNull(),
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    index("saved_items_newest").on(table.userId, table.kind, table.savedAt),
  ],
);

import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamps } from "./columns.ts";

/** Words and phrases of one meaning that operators added to the table of synonyms (domain/catalogue/search). */
export const synonymGroups = sqliteTable(
  "synonym_groups",
  {
    id: text("id").primaryKey(),
    words: text("words", { mode: "json" }).$type<string[]>().notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("synonym_groups_latest").on(table.updatedAt)],
);

/** What searches must know of the whole of their data: `synonyms` names the last change of the operators' groups. */
export const searchState = sqliteTable("search_state", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});

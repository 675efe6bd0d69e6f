import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAGE_AREAS } from "#domain/kernel/page-areas.ts";

/**
 * A word for each area that public pages are drawn from; another one as soon as a row that they show changed. Triggers write it
 * (0031_page_versions.sql), so that no verb, import or job can forget to. Words are random: a database that was restored or
 * made again never has one again.
 */
export const pageVersions = sqliteTable("page_versions", {
  area: text("area", { enum: PAGE_AREAS }).primaryKey(),
  version: text("version").notNull(),
});

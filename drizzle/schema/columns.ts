import { integer } from "drizzle-orm/sqlite-core";

/** Creation and change times in milliseconds since the epoch, written by the verbs from the clock of the context. */
export const timestamps = {
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

import { integer } from "drizzle-orm/sqlite-core";

/** Creation and change times in milliseconds since the epoch, written by the verbs from the scheduler port. */
export const timestamps = {
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

import { dropDatabases } from "../own-database.ts";

/** Each account's files are kept in a database of its own. */
const PREFIX = "mawrid-files:";

/** The database that keeps the files an account has chosen until they have arrived. */
export function keptFilesName(userId: string): string {
  return PREFIX + userId;
}

/** Deletes the kept files of everybody, or of everybody else: another person sits at this browser. Never throws. */
export function dropKeptFiles(except = ""): void {
  void dropDatabases(PREFIX, (name) => name !== keptFilesName(except));
}

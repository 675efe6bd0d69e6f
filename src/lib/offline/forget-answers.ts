import { dropDatabases } from "../own-database.ts";
import { answersName, keptOwner, noAnswers } from "./answers-owner.ts";
import { dropShell } from "./kept-shell.ts";

/**
 * Deletes the answers of everybody whom this browser does not keep them for, also of those whom nobody knows any more, and what
 * lets own screens begin without a network while there is nobody. Never throws.
 */
export async function forgetAnswers(): Promise<void> {
  const isOthers = (name: string) => name !== answersName(keptOwner() ?? "");
  const wentWell = await dropDatabases(answersName(""), isOthers);
  if (keptOwner() === null) await dropShell();
  if (wentWell) noAnswers();
}

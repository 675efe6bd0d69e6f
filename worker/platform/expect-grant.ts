import { type Grant, holdsOne, type NeededGrants } from "#domain/identity/grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";

/**
 * Goes on for operators who hold one of the needed grants; undefined, where a table names none, lets nobody through.
 * @throws AppError FORBIDDEN with the state "not_granted" and the grants that would do
 */
export function expectGrant(held: readonly Grant[], needed: NeededGrants | undefined): void {
  if (holdsOne(needed, held)) return;
  throw new AppError("FORBIDDEN", { state: "not_granted", grants: Array.isArray(needed) ? needed : [] });
}

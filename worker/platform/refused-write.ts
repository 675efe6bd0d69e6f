import { AppError } from "#domain/kernel/app-error.ts";

/**
 * True where a verb itself refused, so that nothing was written. Any other fault, as an answer that was lost on its way, may
 * come after the write: a file that was stored for its row is left to the sweep then, which asks the rows.
 */
export function wasRefused(fault: unknown): boolean {
  return fault instanceof AppError;
}

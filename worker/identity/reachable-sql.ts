/**
 * The text of an SQL condition that holds for an account that can be written to: it is there, and not suspended.
 * @param userId an SQL expression: the id of an account, or null
 */
export function accountAnswers(userId: string): string {
  return `(exists (select 1 from users as reached where reached.id = ${userId} and reached.suspended_at is null))`;
}

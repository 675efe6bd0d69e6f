/**
 * What an operator may do, on top of the one role of the platform: review companies and products; help people, with their
 * accounts, requests, messages and mails; money, with orders, disputes and rates; write the site's own texts; say which
 * operator may do what.
 */
export const GRANTS = ["reviewer", "support", "money", "editor", "operators"] as const;
export type Grant = (typeof GRANTS)[number];

/** What something asks of an operator: one of these grants, or none in particular. */
export type NeededGrants = readonly Grant[] | "any";

/** True where one of the needed grants is held; a table without an entry asks for what nobody holds. */
export function holdsOne(needed: NeededGrants | undefined, held: readonly Grant[]): boolean {
  if (needed === undefined) return false;
  return needed === "any" || needed.some((grant) => held.includes(grant));
}

/** The grants in the order of {@link GRANTS}, each once: the one way in which they are written down. */
export function inOrder(grants: readonly Grant[]): Grant[] {
  return GRANTS.filter((grant) => grants.includes(grant));
}

/**
 * Whole calendar years of a partnership.
 * @param since the year it began
 * @param now time in milliseconds; the year is that of UTC, so that server and browser agree
 * @returns 0 for one that began this year or, by mistake, later
 */
export function partnershipYears(since: number, now: number): number {
  return Math.max(0, new Date(now).getUTCFullYear() - since);
}

import { MAX_MARKETS } from "#domain/suppliers/checklist.ts";

/** Takes a country in or out; one beyond the most that may be named changes nothing. */
export function toggled(chosen: readonly string[], country: string): string[] {
  if (chosen.includes(country)) return chosen.filter((one) => one !== country);
  return chosen.length < MAX_MARKETS ? [...chosen, country] : [...chosen];
}

/** Takes all of a region in, as far as there is room, or all of it out when it is all in. */
export function toggledRegion(chosen: readonly string[], countries: readonly string[]): string[] {
  const missing = countries.filter((country) => !chosen.includes(country));
  if (missing.length === 0) return chosen.filter((country) => !countries.includes(country));
  return [...chosen, ...missing].slice(0, Math.max(chosen.length, MAX_MARKETS));
}

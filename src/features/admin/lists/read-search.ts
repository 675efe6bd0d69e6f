const MAX_WORDS = 100;
const MAX_PAGE = 500;

/** Words of an address, cut at a hundred characters; undefined for none. */
export function readWords(raw: unknown): string | undefined {
  const words = typeof raw === "string" ? raw.trim().slice(0, MAX_WORDS).trim() : "";
  return words === "" ? undefined : words;
}

/** The page of an address; undefined for the first one and for what is no page. */
export function readPage(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
}

/** One of a few choices; undefined for anything else. */
export function readChoice<Choice extends string>(raw: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === raw);
}

/** A day as `2026-11-21`; undefined for what is none. */
export function readDay(raw: unknown): string | undefined {
  const isDay = typeof raw === "string" && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw));
  return isDay ? raw : undefined;
}

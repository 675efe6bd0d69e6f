/** Search parameters as the address holds them: texts, or lists of texts for names that stand there more than once. */
export type SearchRecord = Record<string, string | string[]>;

/**
 * Reads the query of an address. Everything stays text, as a plain form sends it: `?q=500` means the text 500.
 * Broken escapes and lone surrogates become U+FFFD; nothing throws.
 */
export function parseSearch(query: string): SearchRecord {
  const record = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = record.get(name);
    // In place: an address may repeat a name thousands of times.
    if (Array.isArray(known)) known.push(value);
    else record.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(record);
}

/** Writes what {@link parseSearch} reads; lists repeat their name, empty values are left out. */
export function stringifySearch(record: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(record)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

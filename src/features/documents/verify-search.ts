/** What an address of /verify asks for. */
export interface VerifySearch {
  number?: string | undefined;
  code?: string | undefined;
}

/** Reads the search of an address; what is empty or too long is dropped. */
export function readVerifySearch(raw: Record<string, unknown>): VerifySearch {
  return { number: word(raw.number), code: word(raw.code) };
}

const LONGEST = 20;

function word(raw: unknown): string | undefined {
  // A code of digits alone comes out of an address as a number.
  const text = String(raw ?? "")
    .trim()
    .toUpperCase();
  return text !== "" && text.length <= LONGEST ? text : undefined;
}

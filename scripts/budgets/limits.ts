/** Most that a first view of a public page may weigh, in KB after compression; docs/budgets.md says why. */
export const BYTE_LIMITS = { html: 25, css: 26, script: 172, fonts: 35 } as const;
export type Weighed = keyof typeof BYTE_LIMITS;

const KINDS: readonly [Weighed, RegExp][] = [
  ["html", /text\/html/],
  ["css", /css/],
  ["script", /javascript/],
  ["fonts", /font/],
];

/** What a file of this content type counts as; undefined for pictures and data. */
export function kindOf(contentType: string): Weighed | undefined {
  return KINDS.find(([, pattern]) => pattern.test(contentType))?.[0];
}

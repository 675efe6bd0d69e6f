/** A value within a sentence, whichever way either of them is written (Unicode TR 9: first strong isolate). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A code, an address or a figure with its sign within a sentence: read from left to right (Unicode TR 9: LRI). */
export function isolatedLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

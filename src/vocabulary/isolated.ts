/** A value within a sentence, whichever way either of them is written (Unicode TR 9: first strong isolate). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A text with the words asked for marked. */
export function Marked({ text }: { text: string; query: string }) {
  return text;
}

/**
 * A pure function of a text that remembers its latest answers. When `most` are remembered all are forgotten, so that
 * nobody's input can fill the memory.
 */
export function remember<T>(compute: (text: string) => T, most: number, longest = 40): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return compute(text);
    let answer = known.get(text);
    if (answer === undefined) {
      answer = compute(text);
      if (known.size >= most) known.clear();
      known.set(text, answer);
    }
    return answer;
  };
}

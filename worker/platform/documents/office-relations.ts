/** A relation's mode, with what stands behind it where it stays within the archive. */
const MODE = /TargetMode\s*=\s*["'](\s*Internal\s*["'])?/gi;
/** Kinds whose target is fetched, and mostly run, when the document is opened; links and pictures wait to be asked for. */
const FETCHED = /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|package|subDocument|frame|aFChunk)\s*["']/i;
/** No writer numbers the letters of a kind; they would hide what is looked for. */
const NUMBERED = /Type\s*=\s*["'][^"']*&#/i;

/**
 * Whether a part of relations (ECMA-376, part 2, 9.3) names a template, an object or a part of the text that lies elsewhere.
 * Each element is looked at once: it reaches from one `<` to the next, as no attribute may hold one.
 */
export function fetchesFromElsewhere(relations: string): boolean {
  MODE.lastIndex = 0;
  for (let mode = MODE.exec(relations); mode; mode = MODE.exec(relations)) {
    if (mode[1] !== undefined) continue;
    const next = relations.indexOf("<", mode.index);
    const end = next === -1 ? relations.length : next;
    const element = relations.slice(Math.max(0, relations.lastIndexOf("<", mode.index)), end);
    if (FETCHED.test(element) || NUMBERED.test(element)) return true;
    MODE.lastIndex = end;
  }
  return false;
}

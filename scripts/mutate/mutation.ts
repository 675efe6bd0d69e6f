/** A change of some characters of a file. */
export interface Edit {
  operator: string;
  start: number;
  end: number;
  after: string;
}

/** A change that breaks a rule, told precisely enough to be made again. */
export interface Mutation extends Edit {
  file: string;
  /** From 1. */
  line: number;
  before: string;
  /** Its line as it is written, without the spaces around it: what an entry of the equivalent ones names. */
  written: string;
}

export function mutationOf(file: string, text: string, edit: Edit): Mutation {
  const from = text.lastIndexOf("\n", edit.start - 1) + 1;
  const until = text.indexOf("\n", edit.start);
  return {
    ...edit,
    file,
    line: text.slice(0, edit.start).split("\n").length,
    before: text.slice(edit.start, edit.end),
    written: text.slice(from, until < 0 ? undefined : until).trim(),
  };
}

export function mutated(text: string, { start, end, after }: Edit): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** One line for a reader: where, what kind, from what to what. */
export function sentenceOf({ file, line, operator, before, after }: Mutation): string {
  return `${file}:${line} ${operator}: ${short(before)} → ${short(after) || "nothing"}`;
}

const LONGEST = 90;
function short(text: string): string {
  const inOneLine = text.replace(/\s+/g, " ").trim();
  return inOneLine.length > LONGEST ? `${inOneLine.slice(0, LONGEST)}…` : inOneLine;
}

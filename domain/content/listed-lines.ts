import { optionalText } from "#domain/kernel/text.ts";

/** A list that is typed one entry a line; kept as text, empty is null. */
export function listedLines(mostLines: number, longestLine: number) {
  return optionalText(mostLines * (longestLine + 1), { lines: true }).superRefine((typed, context) => {
    const entries = linesOf(typed);
    if (entries.length > mostLines) {
      context.addIssue({ code: "custom", params: { code: "too_many_lines" }, input: typed });
    }
    if (entries.some((entry) => entry.length > longestLine)) {
      context.addIssue({ code: "too_big", maximum: longestLine, origin: "string", inclusive: true, input: typed });
    }
  });
}

/** The entries of such a list. */
export function linesOf(typed: string | null | undefined): string[] {
  return (typed ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

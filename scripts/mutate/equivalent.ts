import type { Mutation } from "./mutation.ts";

/** A mutation that changes nothing anybody could notice, named by what it does to which line. */
export interface Equivalent extends Pick<Mutation, "file" | "operator" | "written" | "before" | "after"> {
  reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: "worker/rfq/quotes/quote-summary.ts",
    operator: "logic",
    written: "const hasTerms = currency !== null && totalMinor !== null && rateToAed !== null;",
    before: "&&",
    after: "||",
    reason: "The three are columns of one version, none of which may be null: all are null where there is none.",
  },
  {
    file: "domain/kernel/strip-html.ts",
    operator: "number",
    written: "const end = endOfTag(scan.text, open + 1);",
    before: "1",
    after: "2",
    reason:
      "What it skips is a letter or a slash, as a tag has a name: the walk through the tag does nothing on either.",
  },
  {
    file: "worker/platform/documents/is-table-of-text.ts",
    operator: "number",
    written:
      "const CONTROL = Uint8Array.from({ length: 256 }, (_, code) => (code < 32 && ![9, 10, 13].includes(code) ? 1 : 0));",
    before: "1",
    after: "2",
    reason: "Asked is only whether it is zero.",
  },
];

const KEYS = ["file", "operator", "written", "before", "after"] as const;

/**
 * The mutations without those that are listed as equivalent.
 * @throws Error naming an entry that is no mutation of the code any more
 */
export function withoutEquivalent(mutations: readonly Mutation[], listed: readonly Equivalent[]): Mutation[] {
  const isLike = (entry: Equivalent, mutation: Mutation) => KEYS.every((key) => entry[key] === mutation[key]);
  const stale = listed.find((entry) => !mutations.some((mutation) => isLike(entry, mutation)));
  if (stale) throw new Error(`an equivalent mutation is stale: ${stale.file}: ${stale.written}`);
  return mutations.filter((mutation) => !listed.some((entry) => isLike(entry, mutation)));
}

import { describe, expect, it } from "vitest";
import { compare, type Entry, type Kept } from "../../scripts/faults/journal.ts";

const entry = (by: string, words: string): Entry => ({ by, conversation: "one", words });
const kept = (by: string, words: string, seq: number): Kept => ({ ...entry(by, words), seq });

const SAID = [entry("a", "1"), entry("b", "1"), entry("a", "2"), entry("a", "3")];
const WHOLE = [kept("a", "1", 1), kept("a", "2", 2), kept("b", "1", 3), kept("a", "3", 4)];

describe("the journal of the fault run", () => {
  it("finds nothing where each message is kept once, in the order of its writer", () => {
    expect(compare(SAID, WHOLE)).toEqual({ said: 4, lost: [], doubled: [], reordered: [], gaps: [] });
  });

  it("finds what is lost, doubled or out of order, and numbers that are missing", () => {
    const [first, second, third, fourth] = WHOLE.map((one) => ({ ...one }));
    if (!first || !second || !third || !fourth) throw new Error("four messages");
    expect(compare(SAID, [first, second, third])).toMatchObject({ lost: ["3"], doubled: [], gaps: [] });
    expect(compare(SAID, [...WHOLE, { ...second, seq: 5 }])).toMatchObject({ doubled: ["2"], lost: [] });
    const swapped = [first, { ...second, seq: 4 }, third, { ...fourth, seq: 2 }];
    expect(compare(SAID, swapped)).toMatchObject({ reordered: ["3"], lost: [], gaps: [] });
    expect(compare(SAID, [first, second, third, { ...fourth, seq: 5 }])).toMatchObject({ gaps: ["one"] });
  });

  it("tells two writers of the same words apart", () => {
    const stolen = WHOLE.map((one) => (one.by === "b" ? { ...one, by: "a" } : one));
    expect(compare(SAID, stolen)).toMatchObject({ lost: ["1"], doubled: ["1"] });
  });
});

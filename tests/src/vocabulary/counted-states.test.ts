import { describe, expect, it } from "vitest";
import { countedStates } from "#src/vocabulary/counted-states.ts";

const STATES = ["new", "open", "done"] as const;

describe("chips over a list of one's own", () => {
  it("say no number before the list has come, and the chosen state all the same", () => {
    const { shown, count } = countedStates(STATES, undefined, "done");
    expect(shown).toEqual(["done"]);
    expect(count(() => true)).toBeUndefined();
  });

  it("say how many there are once it has, none included", () => {
    const { shown, count } = countedStates(STATES, { new: 2, open: 3 }, "done");
    expect(shown).toEqual(["new", "open", "done"]);
    expect(count(() => true)).toBe(5);
    expect(count((state) => state === "done")).toBe(0);
    expect(countedStates(STATES, {}, undefined).count(() => true)).toBe(0);
  });
});

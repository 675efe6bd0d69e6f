import { describe, expect, it } from "vitest";
import { neighbour } from "#src/features/search/use-list-keys.ts";

const ids = ["a", "b", "c"];

describe("marking options by arrow keys", () => {
  it("goes down from the text and back to it behind the last one", () => {
    expect(neighbour(ids, null, 1)).toBe("a");
    expect(neighbour(ids, "b", 1)).toBe("c");
    expect(neighbour(ids, "c", 1)).toBeNull();
  });

  it("goes up from the text to the last one", () => {
    expect(neighbour(ids, null, -1)).toBe("c");
    expect(neighbour(ids, "a", -1)).toBeNull();
  });

  it("stays in the text of an empty list and starts again where the marked one is gone", () => {
    expect(neighbour([], null, 1)).toBeNull();
    expect(neighbour([], null, -1)).toBeNull();
    expect(neighbour(ids, "gone", 1)).toBe("a");
  });
});

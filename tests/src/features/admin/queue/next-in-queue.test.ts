import { describe, expect, it } from "vitest";
import { afterDecision, isAtEnd, stepFrom, stepStart, unlessGone } from "#src/features/admin/queue/next-in-queue.ts";

describe("what follows a decision", () => {
  it("is the one that came next", () => {
    expect(afterDecision(["a", "b", "c"], ["a", "c"], "b")).toEqual({ open: "c" });
  });

  it("passes over what others decided meanwhile", () => {
    expect(afterDecision(["a", "b", "c", "d"], ["a", "d"], "b")).toEqual({ open: "d" });
  });

  it("after the last one is the nearest before it, or what has come since", () => {
    expect(afterDecision(["a", "b", "c"], ["a", "b"], "c")).toEqual({ open: "b" });
    expect(afterDecision(["a", "b"], ["z"], "b")).toEqual({ open: "z" });
  });

  it("is what stands in its place where its neighbours went too", () => {
    expect(afterDecision(["a", "b", "c", "d"], ["a", "e", "f"], "b")).toEqual({ open: "e" });
    expect(afterDecision(["a", "b", "c"], ["e", "f"], "b")).toEqual({ open: "e" });
  });

  it("is nothing once none is left", () => {
    expect(afterDecision(["a"], [], "a")).toBe("done");
  });

  it("leaves open what the decision keeps in its list, and what was opened from elsewhere", () => {
    expect(afterDecision(["a", "b"], ["a", "b"], "a")).toBe("stay");
    expect(afterDecision(["a", "b"], ["a", "b"], "x")).toBe("stay");
  });
});

describe("the end of a queue", () => {
  it("stays where the last one was decided, though a later read brings others", () => {
    expect(isAtEnd({ ids: [] }, "a", "a")).toBe(true);
    expect(isAtEnd({ ids: ["new"] }, "a", "a")).toBe(true);
  });

  it("gives way once that waits again, and is not that of another one", () => {
    expect(isAtEnd({ ids: ["a"] }, "a", "a")).toBe(false);
    expect(isAtEnd({ ids: [] }, "b", "a")).toBe(false);
    expect(isAtEnd({ ids: [] }, "a", undefined)).toBe(false);
  });
});

describe("a step through a queue", () => {
  const page = { ids: ["a", "b", "c"], page: 2, pageCount: 3 };

  it("leads to the neighbour", () => {
    expect(stepFrom(page, "b", 1)).toEqual({ open: "c" });
    expect(stepFrom(page, "b", -1)).toEqual({ open: "a" });
  });

  it("leads over the edge of a page to the next one, and nowhere at the ends", () => {
    expect(stepFrom(page, "c", 1)).toEqual({ page: 3 });
    expect(stepFrom(page, "a", -1)).toEqual({ page: 1 });
    expect(stepFrom({ ...page, page: 3 }, "c", 1)).toBeNull();
    expect(stepFrom({ ...page, page: 1 }, "a", -1)).toBeNull();
  });

  it("from what is not in the list leads to its first, forth alone", () => {
    expect(stepFrom(page, "x", 1)).toEqual({ open: "a" });
    expect(stepFrom(page, "x", -1)).toBeNull();
    expect(stepFrom(page, "x", 1, ["a", "x", "c"])).toEqual({ open: "c" });
    expect(stepFrom({ ids: [], page: 1, pageCount: 0 }, "x", 1)).toBeNull();
  });
});

describe("where a step begins", () => {
  const page = { ids: ["a", "b", "c"] };

  it("is what is on its way to the screen: a key pressed twice steps twice", () => {
    expect(stepStart(page, { open: "a", asked: "b", isLoading: true })).toBe("b");
    expect(stepStart(page, { open: "a", asked: "a", isLoading: false })).toBe("a");
    expect(stepStart(page, { open: "x", asked: "x", isLoading: false })).toBe("x");
  });

  it("is nowhere while one of another page is on its way", () => {
    expect(stepStart(page, { open: "c", asked: "d", isLoading: true })).toBeNull();
  });

  it("is what is open where what was asked for never came", () => {
    expect(stepStart(page, { open: "c", asked: "d", isLoading: false })).toBe("c");
  });
});

describe("what is read for a step", () => {
  it("is there for whoever waited, and not for who has gone elsewhere", async () => {
    let place = "a";
    const read = async () => "page 2";
    expect(await unlessGone(() => place, read)).toBe("page 2");
    const reading = unlessGone(() => place, read);
    place = "b";
    expect(await reading).toBeNull();
  });
});

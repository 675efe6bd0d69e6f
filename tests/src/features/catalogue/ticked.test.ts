import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import { tickedOf } from "#src/features/catalogue/saved/ticked.ts";
import { useTicked } from "#src/features/catalogue/saved/use-ticked.ts";
import { hasDrafts, layDraftsAside, takeDraftsBack, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { runHook } from "../../support/run-hook.ts";

type Item = Parameters<typeof tickedOf>[1]["items"][number];

/** A product of the page; what else a card holds is not its affair. */
const item = (id: string, takesRequests = true) => ({ id, product: { id, supplier: { takesRequests } } }) as Item;
const gone = (id: string): Item => ({ id, product: null });
const idsOf = (ticked: readonly { id: string }[]) => ticked.map(({ id }) => id);

describe("what counts of the ticks", () => {
  it("stands in the order in which it was ticked, with whether it can be asked for", () => {
    const kept = { b: "asked", c: "compared", a: "asked" };
    expect(tickedOf(kept, { items: [item("a"), item("b"), item("c", false)], saved: ["a", "b", "c"] })).toEqual([
      { id: "b", takesRequests: true },
      { id: "c", takesRequests: false },
      { id: "a", takesRequests: true },
    ]);
  });

  it("is what other pages hold, too, and nothing that was taken off elsewhere", () => {
    const kept = { here: "asked", there: "asked", takenOff: "asked" };
    expect(idsOf(tickedOf(kept, { items: [item("here")], saved: ["here", "there"] }))).toEqual(["here", "there"]);
  });

  it("is nothing that went off sale, whose box is gone with its card", () => {
    const kept = { a: "asked", b: "asked" };
    expect(idsOf(tickedOf(kept, { items: [item("a"), gone("b")], saved: ["a", "b"] }))).toEqual(["a"]);
    expect(idsOf(tickedOf(kept, { items: [gone("a"), gone("b")], saved: undefined }))).toEqual([]);
  });

  it("is all of it while nobody knows what is saved, and what the page lists whatever else is known", () => {
    expect(idsOf(tickedOf({ a: "asked", b: "asked" }, { items: [item("a")], saved: undefined }))).toEqual(["a", "b"]);
    expect(idsOf(tickedOf({ a: "asked", b: "asked" }, { items: [item("a")], saved: [] }))).toEqual(["a"]);
  });
});

describe("whether something ticked can be asked for", () => {
  it("is what its card says by now, and of other pages what it said when it was ticked", () => {
    const kept = { stopped: "asked", began: "compared", elsewhere: "asked", silent: "compared" };
    const items = [item("stopped", false), item("began")];
    expect(tickedOf(kept, { items, saved: Object.keys(kept) })).toEqual([
      { id: "stopped", takesRequests: false },
      { id: "began", takesRequests: true },
      { id: "elsewhere", takesRequests: true },
      { id: "silent", takesRequests: false },
    ]);
  });
});

describe("the ticks of an account", () => {
  const kept = new Map<string, string>();
  const ticks = () => runHook(() => useTicked({ items: [item("a")], saved: ["a"] }));
  const ticked = () => idsOf(ticks().ticked);
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("window", { sessionStorage: storageIn(kept) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are there for it alone, and again when it comes back", () => {
    writeDraft("saved-ticked", { a: "asked" });
    expect(ticked()).toEqual(["a"]);
    layDraftsAside("usr_a");
    expect(ticked()).toEqual([]);
    takeDraftsBack("usr_a");
    expect(ticked()).toEqual(["a"]);
    layDraftsAside("usr_a");
    takeDraftsBack("usr_b");
    takeDraftsBack("usr_a");
    expect(ticked()).toEqual([]);
  });

  it("leave nothing kept once all are cleared, or the last one goes", () => {
    const card = { id: "a", supplier: { takesRequests: true } } as ProductCard;
    ticks().tick(card, true);
    expect(ticked()).toEqual(["a"]);
    ticks().tick(card, false);
    expect(hasDrafts()).toBe(false);
    ticks().tick(card, true);
    ticks().clear();
    expect(hasDrafts()).toBe(false);
  });
});

function storageIn(kept: Map<string, string>) {
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

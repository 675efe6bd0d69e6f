import { expect, it } from "vitest";
import { newestMatter, type OpenMatter } from "#domain/waits/matter.ts";

const order: OpenMatter = { kind: "order", at: 40, ids: ["ord", "quo", "inv"] };
const quote: OpenMatter = { kind: "quote", at: 30, ids: ["quo", "inv"] };
const rfq: OpenMatter = { kind: "rfq", at: 20, ids: ["inv"] };
const product: OpenMatter = { kind: "product", at: 10, ids: ["prd"] };
const all = [product, rfq, quote, order];
const chosen = (open: readonly OpenMatter[], ...mentions: [id: string, at: number][]) =>
  newestMatter(
    open,
    mentions.map(([id, at]) => ({ id, at })),
  )?.kind ?? null;

it("is the last step that the trade has come to: order, quote, request, product", () => {
  for (const [open, kind] of [
    [all, "order"],
    [[product, rfq, quote], "quote"],
    [[product, rfq], "rfq"],
    [[product], "product"],
    [[], null],
  ] as const) {
    expect(chosen(open)).toBe(kind);
    expect(chosen([...open].reverse())).toBe(kind);
  }
});

it("is what was spoken of since, and its newest step however it was named", () => {
  expect(chosen(all, ["prd", 50])).toBe("product");
  expect(chosen(all, ["prd", 50], ["inv", 60])).toBe("order");
  expect(chosen(all, ["prd", 50], ["quo", 60], ["gone", 70])).toBe("order");
  expect(chosen([product, quote], ["prd", 29])).toBe("quote");
});

it("takes the newest of several of a kind", () => {
  const other: OpenMatter = { kind: "order", at: 45, ids: ["ord_2"] };
  expect(newestMatter([order, other], [])).toBe(other);
  expect(newestMatter([order, other], [{ id: "ord", at: 46 }])).toBe(order);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notifyStep, rememberSearch } from "#src/lib/search-steps.ts";

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    "Blob",
    class {
      constructor(readonly parts: string[]) {}
    },
  );
  vi.stubGlobal("navigator", {
    sendBeacon: (path: string, { parts }: { parts: string[] }) => sent.push([path, JSON.parse(parts.join(""))]),
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, search = "") => vi.stubGlobal("location", { pathname, search });

describe("notifyStep", () => {
  it("tells of the search of the page itself", () => {
    at("/search", "?q=%D8%AA%D9%85%D8%B1&page=2");
    notifyStep("requested");
    expect(sent).toEqual([["/api/search-steps", { q: "تمر", step: "requested" }]]);
  });

  it("tells of the search that led to a product's page, and of no other's", () => {
    rememberSearch("/products/food-products/medjool", "dates");
    at("/products/food-products/medjool");
    notifyStep("carted");
    at("/products/food-products/other");
    notifyStep("carted");
    expect(sent).toEqual([["/api/search-steps", { q: "dates", step: "carted" }]]);
  });
});

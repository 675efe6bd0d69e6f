import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countViews } from "#src/lib/count-views.ts";

const sent: string[] = [];
const subscribe = () => () => undefined;

function open(pathname: string, referrer = ""): void {
  vi.stubGlobal("location", { pathname, origin: "https://mawrid.test" });
  vi.stubGlobal("document", { referrer, visibilityState: "visible" });
  countViews({ subscribe } as unknown as Parameters<typeof countViews>[0]);
  vi.advanceTimersByTime(2000);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal("navigator", {
    sendBeacon: (_path: string, body: Blob) => {
      sent.push(body.type);
      return true;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("countViews", () => {
  it("tells of a product's page", () => {
    open("/products/food-products/medjool-1a2b3c4");
    expect(sent).toEqual(["application/json"]);
  });

  it.each(["/products/food-products/%E0%A4%A", "/products/food-products", "/products/food-products/a/b", "/"])(
    "lets the page at %s start, and tells nothing",
    (path) => {
      expect(() => open(path)).not.toThrow();
      expect(sent).toEqual([]);
    },
  );
});

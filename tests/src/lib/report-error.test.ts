// @vitest-environment node
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserErrorSchema } from "#domain/kernel/browser-error.ts";

let sent: string[];
let reportError: (fault: unknown, page?: string) => void;
beforeEach(async () => {
  sent = [];
  vi.stubGlobal("navigator", {
    sendBeacon: async (path: string, told: Blob) => sent.push(`${path} ${await told.text()}`),
  });
  vi.stubGlobal("window", { location: { origin: "https://mawrid.test" } });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: '{"release":"v-1"}' }) });
  vi.resetModules();
  ({ reportError } = await import("#src/lib/report-error.ts"));
});
afterEach(() => vi.unstubAllGlobals());

function thrown(message: string, place = "/assets/ar/frame-a1b2c3d.js:1:2345"): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://mawrid.test${place})`;
  return error;
}
const told = async () => {
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  return sent.map((line) => JSON.parse(line.slice(line.indexOf(" "))));
};

describe("a report of an error", () => {
  it("tells name, place, page and release, as the server takes it", async () => {
    reportError(thrown("x is not a function"), "/products/$category/$product");
    const [report] = await told();
    expect(report).toEqual({
      name: "TypeError",
      message: "x is not a function",
      script: "/assets/ar/frame-a1b2c3d.js",
      line: 1,
      column: 2345,
      page: "/products/$category/$product",
      release: "v-1",
    });
    expect(browserErrorSchema.safeParse(report).success).toBe(true);
  });

  it.each([
    ["an answer of the server", new TRPCClientError("x")],
    ["a lost network", thrown("Failed to fetch dynamically imported module: /assets/x.js")],
    ["a script of somebody else", thrown("x", "chrome-extension://abc/x.js:1:1")],
    ["what is no error", "x"],
  ])("is not sent for %s", async (_, fault) => {
    reportError(fault);
    reportError(thrown("the only one"));
    expect((await told()).map(({ message }) => message)).toEqual(["the only one"]);
  });

  it("is sent once for one place, and three times a page at most", async () => {
    for (const place of [1, 1, 2, 3, 4]) reportError(thrown("x", `/assets/ar/a.js:1:${place}`), "not a pattern");
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect((await told()).map(({ column, page }) => [column, page])).toEqual([
      [1, "/"],
      [2, "/"],
      [3, "/"],
    ]);
  });
});

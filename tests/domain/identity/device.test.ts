import { describe, expect, it } from "vitest";
import { deviceKind, deviceOf } from "#domain/identity/device.ts";

const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

describe("deviceOf", () => {
  it.each([
    [`${WINDOWS} ${KHTML} Chrome/141.0.0.0 Safari/537.36`, "Chrome 141", "Windows"],
    [`${WINDOWS} ${KHTML} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge 141", "Windows"],
    [`${WINDOWS} ${KHTML} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera 120", "Windows"],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${KHTML} Chrome/141.0.0.0 Mobile Safari/537.36`,
      "Chrome 141",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet 28",
      "Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari 19",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
      "Chrome 141",
      "iPhone",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox 144", "macOS"],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/141.0.0.0 Safari/537.36`, "Chrome 141", "ChromeOS"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox 144", "Linux"],
    ["curl/8.5.0", null, null],
    ["", null, null],
  ])("%s", (agent, browser, system) => expect(deviceOf(agent)).toEqual({ browser, system }));

  it("lets nothing through that a stranger's browser calls itself, and is quick with long ones", () => {
    const hostile = `Chrome/9\r\nBcc: x@evil.example Chrome/<b>77 ${"Version/1 ".repeat(50_000)}`;
    const start = performance.now();
    expect(deviceOf(hostile)).toEqual({ browser: "Chrome 9", system: null });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("deviceKind", () => {
  it("stays the same when the browser is updated, and differs by browser and system", () => {
    const chrome = (version: number, system: string) =>
      `Mozilla/5.0 (${system}) ${KHTML} Chrome/${version}.0 Safari/537.36`;
    expect(deviceKind(chrome(141, "Windows NT 10.0"))).toBe("Chrome/Windows");
    expect(deviceKind(chrome(142, "Windows NT 10.0"))).toBe("Chrome/Windows");
    expect(deviceKind(chrome(142, "Linux; Android 15"))).toBe("Chrome/Android");
    expect(deviceKind("")).toBe("?/?");
  });
});

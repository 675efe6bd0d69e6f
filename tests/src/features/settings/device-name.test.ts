import { expect, it } from "vitest";
import { deviceName } from "#src/features/settings/session-row.tsx";

it("names browser and system, either alone, or neither", () => {
  expect(deviceName({ browser: "Chrome 141", system: "Windows" })).toBe(
    "\u2066Chrome 141\u2069 على \u2066Windows\u2069",
  );
  expect(deviceName({ browser: "Chrome 141", system: null })).toBe("\u2066Chrome 141\u2069");
  expect(deviceName({ browser: null, system: "Windows" })).toBe("\u2066Windows\u2069");
  expect(deviceName({ browser: null, system: null })).toBe("متصفّح غير معروف");
});

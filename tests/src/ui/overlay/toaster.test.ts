import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast, showUndo } from "#src/ui/overlay/toaster.tsx";

const toast = vi.hoisted(() => ({ success: vi.fn() }));
vi.mock("#src/ui/overlay/toaster-host.tsx", () => ({ toast, heard: Promise.resolve() }));

const HEIGHT = 780;
/** What stands on the screen. */
let bars: { top: number; bottom: number }[];
let isToastDrawn: boolean;
let room: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [bars, isToastDrawn, room] = [[{ top: 724, bottom: HEIGHT }], false, undefined];
  toast.success.mockImplementation(() => {
    isToastDrawn = true;
  });
  vi.stubGlobal("window", { innerHeight: HEIGHT });
  vi.stubGlobal("document", {
    querySelectorAll: () => bars.map((bar) => ({ getBoundingClientRect: () => bar })),
    querySelector: () => (isToastDrawn ? {} : null),
    documentElement: {
      style: {
        setProperty: (_: string, value: string) => {
          room = value;
        },
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["what was done", () => showToast("success", "Saved")],
  ["the way to take it back", () => showUndo("Done", { id: "one", label: "Undo", undo: () => undefined })],
])("%s stands above the bars from the first to the last moment", async (_, show) => {
  await show();
  expect(room).toBe("68px");
  vi.advanceTimersByTime(9000);
  bars.push({ top: 640, bottom: 724 });
  vi.advanceTimersByTime(500);
  expect(room).toBe("152px");
  isToastDrawn = false;
  vi.advanceTimersByTime(500);
  expect(vi.getTimerCount()).toBe(0);
});

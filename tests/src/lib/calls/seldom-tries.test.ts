import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SeldomTries } from "#src/lib/calls/seldom-tries.ts";

let tries: SeldomTries;
const run = vi.fn();
const page = Object.assign(new EventTarget(), { hidden: false });
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  page.hidden = false;
  run.mockReset().mockImplementation(() => tries.later());
  tries = new SeldomTries(run);
});
afterEach(() => {
  tries.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [0, 0.8],
  [1, 1.2],
])("waits longer each time, five minutes at most (chance %d)", async (chance, part) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  tries.later();
  for (const [place, pause] of [15, 30, 60, 300, 300].entries()) {
    await after(pause * part - 1);
    expect(run).toHaveBeenCalledTimes(place);
    await after(1);
    expect(run).toHaveBeenCalledTimes(place + 1);
  }
});

it("asks nothing before the server wants it, also where the line comes back", async () => {
  tries.later(600);
  await after(590);
  window.dispatchEvent(new Event("online"));
  expect(run).not.toHaveBeenCalled();
  await after(11);
  expect(run).toHaveBeenCalledOnce();
  tries.wish(600);
  await after(590);
  expect(run).toHaveBeenCalledOnce();
});

it("rests while nobody looks, and goes on at once when somebody does, or the line is back", async () => {
  tries.later();
  page.hidden = true;
  await after(600);
  expect(run).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  expect(run).toHaveBeenCalledTimes(2);
  tries.stop();
  window.dispatchEvent(new Event("online"));
  await after(600);
  expect(run).toHaveBeenCalledTimes(2);
});

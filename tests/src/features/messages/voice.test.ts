import { afterEach, expect, it, vi } from "vitest";
import { problemOf, VoiceRecorder } from "#src/features/messages/voice-recorder.ts";
import { voiceTime } from "#src/features/messages/voice-time.ts";

afterEach(() => vi.unstubAllGlobals());

it("refuses with a reason where the browser can't record", async () => {
  vi.stubGlobal("navigator", {});
  const listener = { onTick: () => {}, onEnd: () => {} };
  await expect(VoiceRecorder.start(listener)).rejects.toMatchObject({ problem: "unsupported" });
});

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "no_microphone"],
  ["NotReadableError", "failed"],
])("knows what %s means", (name, problem) => {
  expect(problemOf(new DOMException("", name))).toBe(problem);
});

it.each([
  [0, "0:00"],
  [7_900, "0:07"],
  [180_000, "3:00"],
])("writes %i ms as %s", (ms, words) => {
  expect(voiceTime(ms)).toBe(words);
});

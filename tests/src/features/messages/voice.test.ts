import { afterEach, expect, it, vi } from "vitest";
import { steppedTo, voiceTime } from "#src/features/messages/bubble/voice-time.ts";
import { problemOf, VoiceRecorder } from "#src/features/messages/composer/voice-recorder.ts";

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

it.each([
  ["ArrowRight", "ltr", 1000, 3000],
  ["ArrowLeft", "ltr", 1000, 0],
  ["ArrowLeft", "rtl", 1000, 3000],
  ["ArrowRight", "rtl", 3000, 1000],
  ["ArrowUp", "rtl", 19_000, 20_000],
  ["ArrowDown", "ltr", 500, 0],
  ["Home", "ltr", 500, null],
] as const)("moves by %s, reading %s, from %i to %i", (key, direction, at, to) => {
  expect(steppedTo(key, direction, { at, whole: 20_000 })).toBe(to);
});

it("moves in short and long recordings by what can be heard", () => {
  expect(steppedTo("ArrowUp", "rtl", { at: 0, whole: 1500 })).toBe(500);
  expect(steppedTo("ArrowUp", "rtl", { at: 0, whole: 180_000 })).toBe(5000);
});

/** Records nothing but what Safari does, and says so with its codec. */
class OfSafari {
  static isTypeSupported = (type: string) => type === "audio/mp4";
  state = "inactive";
  mimeType: string;
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    if (mimeType !== "audio/mp4") throw new DOMException("", "NotSupportedError");
    this.mimeType = `${mimeType};codecs=mp4a.40.2`;
  }
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.ondataavailable?.({ data: new Blob(["....ftypM4A "]) });
    this.onstop?.();
  }
}

it("records what Safari records, under the type that the server knows, and lets the microphone go", async () => {
  const track = { stop: vi.fn(), onended: null };
  const stream = { getTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal("MediaRecorder", OfSafari);
  const resume = vi.fn(async () => {});
  vi.stubGlobal(
    "AudioContext",
    class {
      resume = resume;
      close = async () => {};
      createAnalyser = () => ({ fftSize: 0, getByteTimeDomainData: () => {} });
      createMediaStreamSource = () => ({ connect: () => {} });
    },
  );
  const recorder = await VoiceRecorder.start({ onTick: () => {}, onEnd: () => {} });
  const { blob, mediaType, durationMs } = await recorder.stop();
  expect([mediaType, blob.type]).toEqual(["audio/mp4", "audio/mp4"]);
  expect(blob.size).toBeGreaterThan(0);
  expect(durationMs).toBeGreaterThan(0);
  expect(resume).toHaveBeenCalledOnce();
  expect(track.stop).toHaveBeenCalledOnce();
});

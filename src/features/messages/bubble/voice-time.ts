/** Minutes and seconds of a recording: `0:07`, `2:05`. */
export function voiceTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** An arrow key moves a tenth of the whole, within these: a slider's own step would be a tenth of a second. */
const STEP_MS = { least: 500, most: 5000 };

/**
 * Where in a recording an arrow key leads to, forward as reading goes; null for every other key.
 * @param place in milliseconds
 */
export function steppedTo(key: string, direction: "rtl" | "ltr", { at, whole }: { at: number; whole: number }) {
  const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const step = Math.min(STEP_MS.most, Math.max(STEP_MS.least, whole / 10));
  if (key === forward || key === "ArrowUp") return Math.min(whole, at + step);
  return key === back || key === "ArrowDown" ? Math.max(0, at - step) : null;
}

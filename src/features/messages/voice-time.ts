/** Minutes and seconds of a recording: `0:07`, `2:05`. */
export function voiceTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

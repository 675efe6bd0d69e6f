/**
 * Splits an entry written as lines (`name`, `description`, …) into exactly `count` trimmed parts.
 * Data files keep the texts of a language together this way and stay short enough to proofread.
 */
export function lines(text: string, count: number): string[] {
  const parts = text.split("\n").map((line) => line.trim());
  if (parts.length !== count || parts.some((part) => part === "")) {
    throw new Error(`Expected ${count} lines in “${parts[0]}”, found ${parts.length}`);
  }
  return parts;
}

/** What browsers tell of the line; Safari and Firefox tell nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where somebody pays for each file, or waits for it: who saves data, or has a line of the second generation. */
export function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}

/** Waits until the page has nothing to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

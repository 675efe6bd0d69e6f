import type { Page } from "@playwright/test";

/** More than that of what is in view must not move by itself. */
export const MAX_SHIFT = 0.02;

/** No type of the library knows these entries. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Adds up how far what is in view moves on each page that is opened from now on, without what somebody's tap moved.
 * @returns the sum of the present page
 */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sums.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

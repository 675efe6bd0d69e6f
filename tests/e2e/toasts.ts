import { expect, type Locator, type Page } from "@playwright/test";

/** Writes down, from the next page on, when the live region of toasts came and when the first toast did. */
export async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (name: string, selector: string) => {
      if (performance.getEntriesByName(name).length === 0 && document.querySelector(selector)) performance.mark(name);
    };
    new MutationObserver(() => {
      note("region", "section[aria-live]");
      note("toast", "[data-sonner-toast]");
    }).observe(document, { childList: true, subtree: true });
  });
}

/** How long a screen reader has known the region when it says the first toast, in milliseconds; throws where either never came. */
export function regionBeforeToast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cameAt = (name: string) => {
      const [mark] = performance.getEntriesByName(name);
      if (!mark) throw new Error(`no ${name} of toasts came`);
      return mark.startTime;
    };
    return cameAt("toast") - cameAt("region");
  });
}

/** A finger that comes down 20 px beside its middle meets it, once it stands where it stays. */
export async function expectReachable(button: Locator): Promise<void> {
  await expect(() => expectHit(button)).toPass({ timeout: 3000 });
}

async function expectHit(button: Locator): Promise<void> {
  expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  const hits = await button.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const places: [number, number][] = [
      [x, y - 20],
      [x, y + 20],
    ];
    return places.map((at) => node.contains(document.elementFromPoint(...at)));
  });
  expect(hits).toEqual([true, true]);
}

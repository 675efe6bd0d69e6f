import { expect, type Locator, type Page } from "@playwright/test";

/** What somebody does with one thumb: taps, and things that are typed. */
export class Thumb {
  taps = 0;
  typed = 0;

  /** Presses what is seen. */
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await seen(target).tap();
  }

  /** Goes into a field that is not under the thumb yet. */
  async enter(field: Locator): Promise<void> {
    await this.tap(field);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    await seen(field).fill(text);
  }
}

/** How many times somebody presses Tab in search of a control before giving up. */
const PATIENCE = 120;

/** The same by the keyboard alone, on a desk: what can't be reached by Tab, or shows no focus there, can't be used. */
export class Keys {
  taps = 0;
  typed = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await this.#reach(target);
    await this.page.keyboard.press("Enter");
  }

  async enter(field: Locator): Promise<void> {
    await this.#reach(field);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    await this.#reach(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  async #reach(target: Locator): Promise<void> {
    const element = seen(target);
    await expect(element).toBeEnabled();
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      if (await element.evaluate((node) => node === document.activeElement)) return await this.#showsFocus();
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`not reached by ${PATIENCE} times Tab: ${target}`);
  }

  /** What has the focus is seen: whole or in part inside the window, with a ring around it or the field that it is part of. */
  async #showsFocus(): Promise<void> {
    const look = () =>
      this.page.evaluate(() => {
        const node = document.activeElement;
        if (!node) return "nothing has the focus";
        const { top, bottom, left, right } = node.getBoundingClientRect();
        const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        if (!isInside) return `outside the window: ${node.outerHTML.slice(0, 200)}`;
        for (let around: Element | null = node; around && around !== document.body; around = around.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(around);
          if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return "shown";
        }
        return `no ring: ${node.outerHTML.slice(0, 200)}`;
      });
    await expect.poll(look).toBe("shown");
  }
}

export type Hand = Thumb | Keys;

function seen(target: Locator): Locator {
  return target.filter({ visible: true }).first();
}

/** Scrolls as far as a reader does who wants to see it all. */
export async function scrollDown(page: Page): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(40);
  }
}

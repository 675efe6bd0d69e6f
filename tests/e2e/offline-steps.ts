import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";

/** Waits until the browser keeps what own screens need. */
export async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    const isKept = await page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match("/offline-shell")) !== undefined,
    );
    expect(isKept).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** The databases of kept answers that the browser has. */
export function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (await indexedDB.databases()).map(({ name = "" }) => name);
    return all.filter((name) => name.startsWith("mawrid-answers:"));
  });
}

/** Service workers that are registered, and whether a page can begin without a network. */
export function ofTheWorker(page: Page): Promise<[number, boolean]> {
  return page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.has("mawrid-shell"),
  ]);
}

/** What is said of a screen that is shown as it was, whatever the time. */
export function asOf(locale: Locale): string {
  const [before = ""] = m.shell_as_of({ time: "%" }, { locale }).split("%");
  return before.trim();
}

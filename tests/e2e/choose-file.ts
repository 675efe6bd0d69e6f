import { expect, type Locator } from "@playwright/test";

type Files = Parameters<Locator["setInputFiles"]>[0];

/**
 * Presses a button until the platform's dialog opens, as a person does on a page that is still busy, and chooses files.
 * @param before what has to be typed first, typed again each time
 */
export async function chooseFiles(button: Locator, files: Files, before?: () => Promise<void>): Promise<void> {
  const page = button.page();
  await expect(async () => {
    await before?.();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser", { timeout: 5000 }), button.click()]);
    await chooser.setFiles(files);
  }).toPass({ timeout: 30_000 });
}

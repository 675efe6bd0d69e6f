import type { Page, Route } from "@playwright/test";

/** The platform hears a call and does it; its first answer is lost on the way back, after a while. */
export async function loseAnswer(page: Page, procedure: string, afterMs = 0): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await page.waitForTimeout(afterMs);
    await route.abort();
  };
  await page.route((url) => url.pathname.includes(procedure), lose, { times: 1 });
}

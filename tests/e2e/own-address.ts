import { test as base } from "@playwright/test";

/**
 * Tests that come from an address of their own each, so that what an address may send in an hour holds no other test
 * back. The addresses are those reserved for documentation (RFC 3849). Contexts that a test opened itself end with it: their
 * pages would go on asking for news beside all tests after it.
 */
export const test = base.extend<{ endsWhatItOpened: undefined }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry }) => {
    const network = `${testId.slice(-8, -4)}:${testId.slice(-4)}`;
    await use({ ...extraHTTPHeaders, "CF-Connecting-IP": `2001:db8:${network}::${retry + 1}` });
  },
  endsWhatItOpened: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().flatMap((context) => (before.has(context) ? [] : [context.close()])));
    },
    { auto: true },
  ],
});

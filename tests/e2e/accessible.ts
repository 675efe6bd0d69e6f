import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * No violation of WCAG 2.2 AA on a page, or in a part of it. Without a page of its own to sum up in and without a list of
 * what is right, which takes half the time. The rules are the same, but they see frames of this site alone, so there are
 * no others.
 * @param part a selector
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  await whatComesHasCome(page);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  expect(found).toEqual([]);
}

/** What is half faded in has half its contrast. What moves for ever, as a skeleton does, is measured as it is. */
function whatComesHasCome(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
}

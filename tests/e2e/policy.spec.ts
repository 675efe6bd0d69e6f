import { expect, test } from "@playwright/test";
import { hydrated } from "./in-language.ts";

test("a script that got into a page does not run, and the site hears of it", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "the policy knows no widths");
  await page.goto("/about");
  await hydrated(page);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/policy-reports"));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.head.appendChild(script);
  });
  const answer = await told;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toMatchObject({ "csp-report": { "blocked-uri": "inline" } });
  await expect(page).not.toHaveTitle("taken over");
});

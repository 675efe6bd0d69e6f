import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;

test("a word that nothing was found by is given a meaning, which the next search knows", async ({
  page,
  baseURL,
}, info) => {
  const word = `${info.project.name === "phone" ? "زمبرطق" : "قلمبيشت"}${"ه".repeat(info.retry)}`;
  await speak(page.context(), baseURL ?? "", "ar");
  await signIn(page.context(), "admin");
  const complaints = collectComplaints(page);
  const cement = page.getByRole("link", { name: /إسمنت بورتلاندي/ }).first();
  const search = () => page.goto(`/search?${new URLSearchParams({ q: word })}`);
  await search();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(word);
  await expect(cement).toHaveCount(0);

  await page.goto("/admin/search?view=unmet");
  await hydrated(page);
  const begin = page.getByRole("link", { name: m.searches_add_words({}, ar) }).filter({ visible: true });
  await begin.first().click();
  const words = page.getByRole("textbox", { name: m.editor_synonyms_words({}, ar) });
  await expect(words).toHaveValue(/\S\n$/);

  await page.goto(`/admin/search/words/new?${new URLSearchParams({ q: word })}`);
  await hydrated(page);
  await expect(words).toHaveValue(`${word}\n`);
  await page.getByRole("button", { name: m.editor_create({}, ar) }).click();
  await expect(page.getByText(m.editor_synonyms_too_few({}, ar))).toBeVisible();
  await words.fill(`${word}\nأسمنت`);
  await page.getByRole("button", { name: m.editor_create({}, ar) }).click();
  await expect(page).toHaveURL("/admin/search/words");

  await search();
  await expect(
    page
      .locator("article[data-match=all]")
      .filter({ has: page.getByText(/إسمنت/) })
      .first(),
  ).toBeVisible();

  await page.goto(`/admin/search/words?${new URLSearchParams({ q: word })}`);
  await hydrated(page);
  await page.getByRole("link", { name: new RegExp(word) }).click();
  await page.getByRole("button", { name: m.editor_remove({}, ar) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: m.editor_remove({}, ar) })
    .click();
  await expect(
    page
      .getByText(m.editor_synonyms_empty_search({}, ar))
      .or(page.getByText(m.editor_removed({}, ar)))
      .first(),
  ).toBeVisible();
  await search();
  await expect(page.locator("article[data-match=all]")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

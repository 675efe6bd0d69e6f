import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

for (const locale of LOCALES) {
  const say = { locale };

  test(`tips in ${locale}: topics, words, an article and back, a tip of one's own`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? "", locale);
    const complaints = collectComplaints(page);
    await page.goto("/tips");
    await hydrated(page);
    const all = await page.getByRole("article").count();
    await page.getByRole("link", { name: m.content_tips_category_quality({}, say), exact: true }).click();
    await expect(page).toHaveURL("/tips?category=quality");
    await expect.poll(() => page.getByRole("article").count()).toBeLessThan(all);
    await page.getByRole("link", { name: m.content_tips_category_all({}, say), exact: true }).click();

    const box = page.getByRole("searchbox", { name: m.content_tips_search_label({}, say) });
    await box.fill("zzzqqqxx");
    await expect(page).toHaveURL("/tips?q=zzzqqqxx");
    await page.getByRole("link", { name: m.content_tips_empty_action({}, say) }).click();
    await expect(box).toHaveValue("");
    await box.fill("DDP");
    await expect(page).toHaveURL("/tips?q=DDP");
    const found = page.getByRole("article").first();
    await found.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/tips\/[a-z-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue("DDP");

    await page.getByRole("button", { name: m.content_tips_share_action({}, say) }).click();
    const dialog = page.getByRole("dialog", { name: m.content_tips_share_title({}, say) });
    const send = dialog.getByRole("button", { name: m.content_tips_share_submit({}, say) });
    await send.click();
    await expect(dialog.getByLabel(m.content_tips_share_name({}, say))).toBeFocused();
    await dialog.getByLabel(m.content_tips_share_name({}, say)).fill("Purchasing");
    await dialog.getByLabel(m.content_tips_share_email({}, say)).fill("tip@buyer.test");
    await dialog.getByLabel(m.content_tips_share_category({}, say)).selectOption("shipping");
    await dialog.getByLabel(m.content_tips_share_heading({}, say)).fill("FOB Jebel Ali");
    await dialog
      .getByRole("textbox", { name: m.content_tips_share_text({}, say) })
      .last()
      .fill("x".repeat(40));
    await send.click();
    await expect(dialog.getByText(m.content_tips_share_sent_title({}, say))).toBeVisible();
    await dialog
      .getByRole("button", { name: m.content_tips_share_done({}, say) })
      .last()
      .click();
    await expect(page.getByRole("button", { name: m.content_tips_share_action({}, say) })).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { pdf } from "../worker/suppliers/pdf.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const fr = { locale: "fr" } as const;
const NEWS = { timeout: 20_000 };

/** A microphone of the browser's own, which beeps, and nobody who asks whether it may be used. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

async function arrive(browser: Browser, origin: string, account: "buyer" | "supplier", locale: Locale, width: number) {
  const isPhone = width < 500;
  const viewport = { width, height: isPhone ? 780 : 900 };
  const context = await browser.newContext({ baseURL: origin, viewport, isMobile: isPhone, hasTouch: isPhone });
  await speak(context, origin, locale);
  await signIn(context, account, origin);
  return context;
}

/** The conversation of the demo buyer with the demo supplier's company; the same one every time. */
async function startConversation(buyer: BrowserContext, origin: string): Promise<string> {
  const answer = await buyer.request.post(`${origin}/api/trpc/messages.start`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { with: { kind: "supplier", id: "sidrat-al-ain-dates" }, idempotencyKey: crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data.id;
}

async function openConversation(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/messages/${id}`);
  await hydrated(page);
  await expect(page.getByRole("log")).toBeVisible();
  return page;
}

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

async function addFrom(page: Page, entry: string, documentLocale: { locale: Locale }): Promise<void> {
  await button(page, m.messages_add({}, documentLocale)).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("words with an emoji, a phrase in the other's language, pictures, a document and a voice reach the other side", async ({
  browser,
  baseURL,
}, { project }) => {
  test.skip(project.name === "desktop", "brings its own two screens");
  test.setTimeout(150_000);
  const origin = baseURL ?? "";
  const buying = await arrive(browser, origin, "buyer", "ar", 360);
  const selling = await arrive(browser, origin, "supplier", "fr", 1280);
  const id = await startConversation(buying, origin);
  const [buyer, seller] = [await openConversation(buying, id), await openConversation(selling, id)];
  const [mine, theirs] = [buyer.getByRole("log"), seller.getByRole("log")];

  await test.step("emoji at the caret, by the keyboard", async () => {
    const box = buyer.getByPlaceholder(m.messages_placeholder({}, ar));
    await box.fill("تمام");
    const opener = button(buyer, m.messages_emoji({}, ar));
    await opener.click();
    const panel = buyer.getByRole("region", { name: m.messages_emoji({}, ar) });
    await expect(button(panel, "😀")).toBeFocused();
    await expectAccessible(buyer, "section section");
    await buyer.keyboard.press("ArrowLeft");
    await expect(button(panel, "😊")).toBeFocused();
    await buyer.keyboard.press("ArrowDown");
    await buyer.keyboard.press("Enter");
    await expect(box).toHaveValue("تمام👍".replace("👍", "👎"));
    await buyer.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await button(buyer, m.messages_send({}, ar)).click();
    await expect(theirs.getByText("تمام👎").last()).toBeVisible(NEWS);
    await expect(button(buyer, m.messages_send({}, ar))).toHaveCount(0);
  });

  await test.step("a phrase that each reads in its own language", async () => {
    await addFrom(buyer, m.messages_add_phrase({}, ar), ar);
    const sheet = buyer.getByRole("dialog", { name: m.phrases_title({}, ar) });
    await expect(sheet).toBeVisible();
    // A focused field would open the keyboard over what one came to choose from.
    await expect(sheet).toBeFocused();
    await expectAccessible(buyer, "[role=dialog]");
    await sheet.getByRole("searchbox").fill("سعرنا");
    await sheet.getByRole("button", { name: /^سعرنا … لكل …/ }).click();
    await button(sheet, m.phrases_send({}, ar)).click();
    await expect(sheet.getByText(m.forms_required({}, ar))).toBeVisible();
    const price = sheet.getByRole("textbox", { name: m.phrases_param_price({}, ar) });
    await price.fill("1,500");
    await expect(sheet.getByText(m.phrases_not_an_amount({}, ar))).toBeVisible();
    await price.fill("١٢٫٥");
    await sheet.getByLabel(m.phrases_param_unit({}, ar)).selectOption("carton");
    await expect(sheet.getByRole("blockquote")).toContainText("12.50 درهم");
    await expectAccessible(buyer, "[role=dialog]");
    await button(sheet, m.phrases_send({}, ar)).click();
    await expect(sheet).toHaveCount(0);
    await expect(mine.getByText(/سعرنا .*12\.50 درهم.* لكل .*كرتون/).last()).toBeVisible(NEWS);
    await expect(theirs.getByText(/Notre prix est de .*12,50\sAED.* par .*carton/).last()).toBeVisible(NEWS);
    await expect(
      seller
        .getByRole("navigation")
        .getByText(/Notre prix est de/)
        .first(),
    ).toBeVisible(NEWS);
  });

  await test.step("pictures and a document in one message; what can't be sent is named", async () => {
    const [photo, crate] = ["صندوق.png", "crate.png"];
    const buffer = await seller.screenshot();
    const choosing = seller.waitForEvent("filechooser");
    await addFrom(seller, m.messages_add_pictures({}, fr), fr);
    await (await choosing).setFiles([
      { name: photo ?? "", mimeType: "image/png", buffer },
      { name: crate ?? "", mimeType: "image/png", buffer },
      { name: "setup.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
    ]);
    const tray = seller.getByRole("list", { name: m.messages_tray({}, fr) });
    await expect(tray.getByText(m.messages_tray_wrong_kind({}, fr))).toBeVisible();
    await button(tray, m.messages_tray_remove({ name: "setup.exe" }, fr)).click();
    const next = seller.waitForEvent("filechooser");
    await addFrom(seller, m.messages_add_documents({}, fr), fr);
    await (await next).setFiles([{ name: "fiche.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) }]);
    await expect(tray.getByRole("listitem")).toHaveCount(3);
    await expect(tray.getByText(m.messages_tray_preparing({}, fr))).toHaveCount(0);
    await expectAccessible(seller, "section ul");
    await button(seller, m.messages_send({}, fr)).click();
    await expect(tray).toHaveCount(0);
    const opener = button(mine, m.messages_picture_open({ name: "crate.webp" }, ar)).last();
    await expect(opener).toBeVisible(NEWS);
    await expect(
      mine.getByRole("link", { name: m.messages_file_download({ name: "fiche.pdf" }, ar) }).last(),
    ).toHaveAttribute("href", /^\/files\/private\/messages\//);
    await opener.click();
    const full = buyer.getByRole("dialog");
    await expect(full.getByText(m.messages_picture_place({ number: 2, total: 2 }, ar))).toBeVisible();
    await expect
      .poll(() => full.getByRole("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(buyer, "[role=dialog]");
    await buyer.keyboard.press("ArrowRight");
    await expect(full.getByText(m.messages_picture_place({ number: 1, total: 2 }, ar))).toBeVisible();
    await buyer.keyboard.press("Escape");
    await expect(full).toHaveCount(0);
  });

  await test.step("a file that is not what it is called is named, and the rest leaves without it", async () => {
    const address = `https://mawrid.test/${crypto.randomUUID()}`;
    const tray = seller.getByRole("list", { name: m.messages_tray({}, fr) });
    const choosing = seller.waitForEvent("filechooser");
    await addFrom(seller, m.messages_add_documents({}, fr), fr);
    await (await choosing).setFiles([
      { name: "facture.pdf", mimeType: "application/pdf", buffer: Buffer.from("no paper at all") },
      { name: "fiche.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) },
      { name: "setup.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
    ]);
    await expect(seller.getByText(m.messages_tray_count({ count: 2, number: "2" }, fr))).toBeVisible();
    await seller.getByPlaceholder(m.messages_placeholder({}, fr)).fill(`Voir ${address}.`);
    await button(seller, m.messages_send({}, fr)).click();
    // What could not go is told until it is put away.
    await expect(tray.getByRole("listitem")).toHaveCount(1);
    await expect(tray.getByText("setup.exe")).toBeVisible();
    await button(seller, m.messages_tray_dismiss({}, fr)).click();
    await expect(tray).toHaveCount(0);
    await expect(theirs.getByText(m.messages_refused_files({ count: 1, number: "1" }, fr))).toBeVisible(NEWS);
    await expect(theirs.getByText(m.messages_file_not_a_document({}, fr))).toBeVisible();
    await expectAccessible(seller, "[role=log]");
    await seller.reload();
    await expect(theirs.getByText(m.messages_file_not_a_document({}, fr))).toBeVisible(NEWS);
    await button(theirs, m.messages_send_without({ count: 1, number: "1" }, fr)).click();
    const link = mine.getByRole("link", { name: address });
    await expect(link).toHaveAttribute("href", address, NEWS);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    await expect(theirs.getByText(m.messages_file_not_a_document({}, fr))).toHaveCount(0);
  });

  await test.step("a voice message, heard before it is sent and played on the other side", async () => {
    await button(buyer, m.messages_record({}, ar)).click();
    await expect(buyer.getByRole("timer")).toHaveText("0:01", NEWS);
    await expectAccessible(buyer, "div:has(> [role=timer])");
    await button(buyer, m.messages_record_stop({}, ar)).click();
    const preview = buyer.locator("audio").last();
    await button(buyer, m.messages_voice_play({}, ar)).last().click();
    await expect.poll(() => preview.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
    await button(buyer, m.messages_record_send({}, ar)).click();
    await expect(button(buyer, m.messages_record({}, ar))).toBeVisible();
    const play = button(theirs, m.messages_voice_play({}, fr)).last();
    await expect(play).toBeVisible(NEWS);
    const heard = theirs.locator("audio").last();
    const slider = theirs.getByRole("slider", { name: m.messages_voice_place({}, fr) }).last();
    await slider.press("ArrowRight");
    // Half a second, or a tenth of what took longer to record than here.
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(500);
    await play.click();
    await expect.poll(() => heard.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5);
    await expectAccessible(seller, "[role=log]");
  });
  await buying.close();
  await selling.close();
});

test("who may not use the microphone, or has none, is told so and can go on writing", async ({ browser, baseURL }, {
  project,
}) => {
  test.skip(project.name === "desktop", "brings its own screen");
  const buyer = await arrive(browser, baseURL ?? "", "buyer", "ar", 360);
  await buyer.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("", localStorage.getItem("refusal") ?? "NotAllowedError"));
  });
  const page = await openConversation(buyer, await startConversation(buyer, baseURL ?? ""));
  const refusals = [
    ["NotAllowedError", m.messages_record_denied({}, ar)],
    ["NotFoundError", m.messages_record_no_microphone({}, ar)],
  ] as const;
  for (const [name, words] of refusals) {
    await page.evaluate((refusal) => localStorage.setItem("refusal", refusal), name);
    await button(page, m.messages_record({}, ar)).click();
    await expect(page.getByRole("alert").getByText(words)).toBeVisible();
    await button(page, m.messages_record_cancel({}, ar)).click();
    await expect(page.getByPlaceholder(m.messages_placeholder({}, ar))).toBeVisible();
  }
  await buyer.close();
});

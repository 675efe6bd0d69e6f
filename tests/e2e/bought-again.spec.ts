import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { scrollDown } from "./hands.ts";
import { hydrated } from "./in-language.ts";
import { test } from "./own-address.ts";
import { read, signInHere, stir } from "./reading.ts";
import { MAX_SHIFT, measureShifts } from "./shifts.ts";
import { signIn } from "./sign-in.ts";

const AR = { locale: "ar" } as const;

test("who signs in on the way to the home page finds there what they ordered", async ({ page }) => {
  await page.goto("/auth?returnTo=%2F");
  await hydrated(page);
  const answers: number[] = [];
  page.on("response", (answer) => answer.url().includes("orders.bought") && answers.push(answer.status()));
  await signInHere(page, "buyer");
  await expect(page).toHaveURL("/");
  await expect(async () => {
    await stir(page);
    expect(answers).toEqual([200]);
  }).toPass();
});

test("who ordered before finds it on the home page again, and nobody else asks for it", async ({ page }) => {
  const reads: string[] = [];
  page.on("request", (request) => request.url().includes("orders.bought") && reads.push(request.url()));
  const scroll = async () => {
    await scrollDown(page);
    // Who scrolls fast reads it on the way back.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await scrollDown(page);
  };
  await read(page, "/");
  await scroll();
  const strip = page.getByRole("heading", { name: m.orders_bought({}, AR) }).locator("xpath=ancestor::section");
  await expect(strip).toBeHidden();
  expect(reads).toEqual([]);

  await signIn(page.context(), "buyer");
  const shifts = await measureShifts(page);
  const answer = page.waitForResponse(/orders\.bought/);
  await read(page, "/");
  await scroll();
  await answer;
  await scroll();
  await expect(strip.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", /^\/products\//);
  expect(reads).toHaveLength(1);
  expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
});

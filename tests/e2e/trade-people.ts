import { type Browser, expect, type Page } from "@playwright/test";
import type { Locale } from "../../domain/kernel/locale.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { signIn } from "./sign-in.ts";

/** What the other side did is on screen within this time, without a reload. */
export const NEWS = { timeout: 30_000 };

/** Somebody of a trade at a screen of their own, in their own language. */
export interface Trader {
  page: Page;
  /** The language of their screen, as messages take it. */
  documentLocale: { locale: Locale };
  /** What their page complained about. */
  complaints: string[];
}

interface TraderSetup {
  /** What stands before @demo.test. */
  account: string;
  locale: Locale;
  width: number;
  /** Where they go once they are signed in. */
  to: string;
}

/** Is signed in and where one wanted to go. From there on nothing is loaded again. */
export async function arrive(browser: Browser, setup: TraderSetup, baseURL: string): Promise<Trader> {
  const { account, locale, width, to } = setup;
  const isPhone = width < 500;
  const viewport = { width, height: isPhone ? 780 : 900 };
  const context = await browser.newContext({ baseURL, viewport, isMobile: isPhone, hasTouch: isPhone });
  await speak(context, baseURL, locale);
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  const documentLocale = { locale };
  await signIn(context, account, baseURL);
  await page.goto(to);
  await hydrated(page);
  await expect(page).toHaveURL(to);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  return { page, documentLocale, complaints };
}

/** That a page is still the one which was opened first, and never complained. */
export async function expectNeverReloaded({ page, complaints }: Trader): Promise<void> {
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
  expect(complaints).toEqual([]);
}

/** Presses the first button of this name. */
export async function press({ page }: Pick<Trader, "page">, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

/** Presses the button of a dialog that asks once more. */
export async function confirm({ page }: Pick<Trader, "page">, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Follows the first link of this name. */
export async function follow({ page }: Pick<Trader, "page">, name: string | RegExp): Promise<void> {
  await page.getByRole("link", { name }).first().click();
}

/** A picture of the whole page for people to look at, where SHOTS names a folder. */
export async function look({ page, documentLocale }: Trader, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  const width = page.viewportSize()?.width;
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-${documentLocale.locale}-${width}.png`, fullPage: true });
}

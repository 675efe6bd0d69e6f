import type { BrowserContext, Page } from "@playwright/test";
import type { Currency } from "#domain/kernel/currency.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { isolated } from "#i18n/isolated.ts";
import type { Locale } from "../../domain/kernel/locale.ts";
import { watchOwnEndings } from "./ended-session.ts";

export const LOCALES = ["ar", "en", "fr"] as const;

/** Said by Playwright, whose configuration keeps service workers out. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** A currency within a label, as amounts say it. */
export function currencyInLabel(currency: Currency, locale: Locale): string {
  return isolated(currencyOfAmounts(currency, locale));
}

/** Fixes the language of a context as a returning reader has it: in the cookie and in local storage. */
export async function speak(context: BrowserContext, baseURL: string, locale: Locale): Promise<void> {
  await context.addCookies([{ name: "preferred-language", value: locale, url: baseURL }]);
  await context.addInitScript((value) => {
    if (window.localStorage.getItem("preferred-language") === null) {
      window.localStorage.setItem("preferred-language", value);
    }
  }, locale);
}

/** Collects what a page complains about: console errors, exceptions, failed requests of our own. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const isOfOwnEnding = watchOwnEndings(page);
  page.on("console", (message) => {
    const { url } = message.location();
    if (isOfOwnEnding(url, message.text()) || message.text() === BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(complaintOf(message.text(), url));
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** What the console says of a resource names it by its place alone. */
function complaintOf(text: string, url: string): string {
  return `${text} (${url.replace(/^\w+:\/\/[^/]+/, "")})`;
}

/**
 * Waits until the server's markup has become the living app: the router has taken it over, and React has drawn each control
 * of it, which may come a moment later. Parts whose scripts come with a reader's first sign are not waited for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ("$_TSR" in window || document.readyState !== "complete") return false;
    const controls = [...document.querySelectorAll("#root :is(button, input, select, textarea)")];
    const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps$"));
    return controls.every((node) => node.closest("[data-late]") !== null || isAlive(node));
  });
}

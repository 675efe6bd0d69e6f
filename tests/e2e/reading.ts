import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { DEMO_PASSWORD } from "../../scripts/local-stack.ts";
import { hydrated } from "./in-language.ts";

const AR = { locale: "ar" } as const;

/** Opens a page and begins to read it, which brings what is late. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await stir(page);
}

/** The first sign of a reader. */
export const stir = (page: Page) => page.dispatchEvent("body", "pointermove");

/** Signs in on the page that is open, without leaving it. */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByLabel(m.forms_email({}, AR)).fill(`${name}@demo.test`);
  await page.getByRole("textbox", { name: m.auth_password({}, AR), exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: m.auth_sign_in_submit({}, AR), exact: true }).click();
}

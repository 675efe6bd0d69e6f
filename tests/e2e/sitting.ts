import type { Browser, BrowserContext } from "@playwright/test";
import type { Locale } from "../../domain/kernel/locale.ts";
import { speak } from "./in-language.ts";
import { OrderSide } from "./order-steps.ts";
import { signIn } from "./sign-in.ts";

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Somebody signed in on a phone of their own, in their own language. */
export interface Sitting {
  side: OrderSide;
  context: BrowserContext;
  documentLocale: { locale: Locale };
}

/** @param account what stands before @demo.test */
export async function sit(browser: Browser, baseURL: string, account: string, locale: Locale): Promise<Sitting> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  await speak(context, baseURL, locale);
  await signIn(context, account, baseURL);
  return { side: await OrderSide.in(context, locale), context, documentLocale: { locale } };
}

/** Who buys, where a request or an order is made without the screen. */
export const PARTY = {
  companyName: "Comptoir du Littoral",
  contactName: "Achats",
  phone: "+971501234567",
  locale: "fr",
};

import type { Told } from "./retried.ts";
import { ACCOUNTS, ACCOUNTS_TOLD } from "./verbs/accounts.ts";
import { CATALOGUE, CATALOGUE_TOLD } from "./verbs/catalogue.ts";
import { COMPANIES } from "./verbs/companies.ts";
import { EDITORS, EDITORS_TOLD } from "./verbs/editors.ts";
import { GUESTS, GUESTS_TOLD } from "./verbs/guests.ts";
import { ORDERS } from "./verbs/orders.ts";
import { PLATFORM, PLATFORM_TOLD } from "./verbs/platform.ts";
import { QUOTES } from "./verbs/quotes.ts";
import { REQUESTS } from "./verbs/requests.ts";
import { TALKS, TALKS_TOLD } from "./verbs/talks.ts";

/** Verbs of trade. */
export const TRADE = { ...REQUESTS, ...QUOTES, ...ORDERS, ...GUESTS };
/** All others. */
export const OTHERS = { ...ACCOUNTS, ...COMPANIES, ...CATALOGUE, ...TALKS, ...PLATFORM, ...EDITORS };
/** What retries are told instead of the first answer. */
export const TOLD: Record<string, Told> = {
  ...ACCOUNTS_TOLD,
  ...CATALOGUE_TOLD,
  ...GUESTS_TOLD,
  ...TALKS_TOLD,
  ...PLATFORM_TOLD,
  ...EDITORS_TOLD,
};

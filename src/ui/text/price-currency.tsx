import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { type KeptRates, parseKeptRates, readableIn, readPrice } from "#domain/kernel/kept-rates.ts";
import { formatDate, formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { approxDrawing } from "./approx.tsx";

/** Read before the first paint too (src/early/before-life.js). */
const PLACE = "price-currency";
/** As long as browsers keep the answer (worker/http/rates.ts). */
const HOUR_MS = 3_600_000;
let asked: { at: number; rates: Promise<KeptRates> } | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;

/** The platform's rates of today, asked for once an hour; a call that failed is made again with the next wish for them. */
export function keptRates(): Promise<KeptRates> {
  if (asked && Date.now() - asked.at < HOUR_MS) return asked.rates;
  const rates = fetch("/rates.json")
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`rates: ${answer.status}`))))
    .then(parseKeptRates);
  const call = { at: Date.now(), rates };
  asked = call;
  rates.catch(() => {
    if (asked === call) asked = undefined;
  });
  return rates;
}

/** The currency that prices are read in; null where they are read as suppliers state them. */
export function priceCurrency(): Currency | null {
  const kept = document.documentElement.dataset.priceIn;
  return CURRENCIES.find((currency) => currency === kept) ?? null;
}

/** Keeps a choice in this browser and shows it; null forgets it. @throws where the rates do not come */
export async function choosePriceCurrency(currency: Currency | null): Promise<void> {
  const { dataset } = document.documentElement;
  if (currency) dataset.priceIn = currency;
  else delete dataset.priceIn;
  keep(currency);
  await showPrices();
}

function keep(currency: Currency | null): void {
  try {
    if (currency) localStorage.setItem(PLACE, currency);
    else localStorage.removeItem(PLACE);
  } catch {
    // Blocked storage: it holds until the page is left.
  }
}

/**
 * Draws what prices come to, where a currency is chosen that the platform keeps a rate of, and again each hour.
 * @throws where the rates do not come: what was drawn stays
 */
export async function showPrices(): Promise<void> {
  const to = priceCurrency();
  clearTimeout(renewal);
  if (to) renewal = setTimeout(() => showPrices().catch(() => undefined), HOUR_MS);
  const rates = to && (await keptRates());
  if (to !== priceCurrency()) return;
  const isReadable = to && rates && readableIn(rates).includes(to);
  // No line is kept free for what has no rate, or for what another version kept, here or on the next page.
  const { dataset } = document.documentElement;
  if (dataset.priceIn && !isReadable) {
    delete dataset.priceIn;
    keep(null);
  }
  approxDrawing.set(isReadable ? drawnIn(to, rates) : undefined);
}

function drawnIn(to: Currency, rates: KeptRates) {
  return {
    amount: (minor: number, currency: Currency) => {
      const price = readPrice(minor, currency, to, rates);
      return price && <Amount minor={price.minor} currency={to} title={dayNote(price.day)} />;
    },
    note: (currencies: readonly Currency[]) => {
      const days = currencies.flatMap((currency) => readPrice(MUCH, currency, to, rates)?.day ?? []);
      const [oldest] = days.sort();
      return oldest && `≈ ${dayNote(oldest)}`;
    },
  };
}

/** In any currency more than the least coin of any other. */
const MUCH = 100_000;

function dayNote(day: string): string {
  return m.shell_currency_rate({ date: formatDate(Date.parse(`${day}T08:00:00Z`), currentLocale()) });
}

/** "≈ SAR 12.30", isolated as a whole; a screen reader says "about". */
function Amount({ minor, currency, title }: { minor: number; currency: Currency; title: string }) {
  return (
    <bdi title={title}>
      <span aria-hidden>≈ </span>
      <span className="sr-only">{m.shell_currency_about()} </span>
      {formatMoney(minor, currency, currentLocale())}
    </bdi>
  );
}

import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { type KeptRates, parseKeptRates, readableIn, readPrice } from "#domain/kernel/kept-rates.ts";
import { formatDate, formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { drawApprox } from "./approx.tsx";

/** Read before the first paint too (src/early/before-life.js). */
const PLACE = "price-currency";
let asked: Promise<KeptRates> | undefined;

/** The platform's rates of today, asked for once; a call that failed is made again with the next wish for them. */
export function keptRates(): Promise<KeptRates> {
  asked ??= fetch("/rates.json")
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`rates: ${answer.status}`))))
    .then(parseKeptRates)
    .catch((error) => {
      asked = undefined;
      throw error;
    });
  return asked;
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
  try {
    if (currency) localStorage.setItem(PLACE, currency);
    else localStorage.removeItem(PLACE);
  } catch {
    // Blocked storage: it holds until the page is left.
  }
  await showPrices();
}

/** Draws what prices come to, where a currency is chosen that the platform keeps a rate of. */
export async function showPrices(): Promise<void> {
  const to = priceCurrency();
  const rates = to && (await keptRates());
  if (to !== priceCurrency()) return;
  const isReadable = to && rates && readableIn(rates).includes(to);
  // No line is kept free for what has no rate, or for what another version kept.
  if (!isReadable) delete document.documentElement.dataset.priceIn;
  drawApprox(isReadable ? drawnIn(to, rates) : undefined);
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

import type { ReactNode } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import { lateValue } from "#src/lib/late-value.ts";

interface ApproxProps {
  minor: number;
  currency: Currency;
}

/** How the late part draws them; nothing until somebody has chosen a currency and its rates are here. */
interface Drawing {
  amount: (minor: number, currency: Currency) => ReactNode;
  note: (currencies: readonly Currency[]) => ReactNode;
}

/** Shown, or taken away, by the late part. */
export const approxDrawing = lateValue<Drawing>();

/** Calls for the late part where a currency was chosen on an earlier page, as the page says since its first paint. */
export function showKeptCurrency(): void {
  if (document.documentElement.dataset.priceIn)
    import("./price-currency.tsx").then((late) => late.showPrices()).catch(() => undefined);
}

/**
 * About what a price comes to in the currency that the reader chose, on a line of its own behind the price: pages are the same
 * for everybody, so it comes after them, and its line is kept free by style (brand.css).
 */
export function Approx({ minor, currency }: ApproxProps) {
  return (
    <span className="approx" data-of={currency}>
      {approxDrawing.use()?.amount(minor, currency)}
    </span>
  );
}

/** Of which day the rates are, and that the supplier's price is the one that counts; nothing where no price is converted. */
export function ApproxNote({ currencies }: { currencies: readonly Currency[] }) {
  const note = approxDrawing.use()?.note(currencies);
  const [first, ...others] = currencies;
  if (!first) return null;
  return (
    <p className="approx" data-of={others.every((other) => other === first) ? first : undefined}>
      {note}
    </p>
  );
}

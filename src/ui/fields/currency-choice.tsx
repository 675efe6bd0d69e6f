import { useEffect, useId, useState } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import { readableIn } from "#domain/kernel/kept-rates.ts";
import { m } from "#i18n/paraglide/messages.js";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { Button } from "../button.tsx";
import { ApproxNote, approxDrawing } from "../text/approx.tsx";
import { choosePriceCurrency, keptRates, priceCurrency, showPrices } from "../text/price-currency.tsx";
import { Select } from "./select.tsx";

/** The currency that prices are read in as well, of those that the platform keeps rates of. */
export function CurrencyChoice() {
  const { currencies, hasFailed, load, fail } = useReadable();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const [id, hint] = [useId(), useId()];
  // The server knows none; and a page may hold the choice twice.
  useEffect(() => {
    const follow = () => setChosen(priceCurrency());
    follow();
    return approxDrawing.onNews(follow);
  }, []);
  const choose = (value: string) => {
    const currency = currencies.find((one) => one === value) ?? null;
    setChosen(currency);
    choosePriceCurrency(currency).catch(fail);
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {m.shell_currency()}
      </label>
      <Select
        id={id}
        aria-describedby={hint}
        disabled={currencies.length === 0}
        value={chosen ?? ""}
        onChange={({ target }) => choose(target.value)}
        placeholder={m.shell_currency_own()}
        options={currencyOptions(currencies)}
      />
      {hasFailed && (
        <p role="status" className="grid gap-1 text-sm">
          {m.shell_currency_failed()}
          <Button type="button" variant="secondary" onClick={load}>
            {m.shell_retry()}
          </Button>
        </p>
      )}
      <p id={hint} className="text-sand-700 text-xs">
        {m.shell_currency_hint()}
      </p>
      <ApproxNote currencies={chosen === "AED" ? currencies : ["AED"]} />
    </div>
  );
}

/** What can be chosen; nothing until the rates are here. A choice whose rates did not come is drawn with them. */
function useReadable() {
  const [currencies, setCurrencies] = useState<readonly Currency[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    keptRates()
      .then((rates) => setCurrencies(readableIn(rates)))
      .then(showPrices)
      .catch(() => setHasFailed(true));
  };
  useEffect(load, []);
  return { currencies, hasFailed, load, fail: () => setHasFailed(true) };
}

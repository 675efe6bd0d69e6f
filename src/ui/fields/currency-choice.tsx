import { useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Currency } from "#domain/kernel/currency.ts";
import { readableIn } from "#domain/kernel/kept-rates.ts";
import { currencyName } from "#i18n/currency-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";
import { ApproxNote, onApprox } from "../text/approx.tsx";
import { choosePriceCurrency, keptRates, priceCurrency } from "../text/price-currency.tsx";
import { Select } from "./select.tsx";

/** Draws the choice into an empty element that the shell leaves alone. */
export function drawCurrencyChoice(place: Element): void {
  if (!place.hasChildNodes()) createRoot(place).render(<CurrencyChoice />);
}

/** The currency that prices are read in as well, of those that the platform keeps rates of. */
export function CurrencyChoice() {
  const { currencies, hasFailed, retry } = useReadable();
  const [chosen, setChosen] = useState(priceCurrency);
  const [id, hint] = [useId(), useId()];
  // A page may hold the choice twice.
  useEffect(() => onApprox(() => setChosen(priceCurrency())), []);
  const choose = (value: string) => {
    const currency = currencies.find((one) => one === value) ?? null;
    setChosen(currency);
    void choosePriceCurrency(currency);
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
        options={currencies.map((value) => ({ value, label: currencyName(value, currentLocale()) }))}
      />
      {hasFailed && <Button onClick={retry}>{m.shell_retry()}</Button>}
      <p id={hint} className="text-sand-700 text-xs">
        {m.shell_currency_hint()}
      </p>
      <ApproxNote currencies={chosen === "AED" ? currencies : ["AED"]} />
    </div>
  );
}

/** What can be chosen; nothing until the rates are here. */
function useReadable() {
  const [currencies, setCurrencies] = useState<readonly Currency[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    keptRates().then(
      (rates) => setCurrencies(readableIn(rates)),
      () => setHasFailed(true),
    );
  };
  useEffect(load, []);
  return { currencies, hasFailed, retry: load };
}

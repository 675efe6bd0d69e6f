import { useEffect, useId, useState } from "react";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { readableIn } from "#domain/kernel/kept-rates.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select.tsx";
import { keptRates } from "#src/ui/text/price-currency.tsx";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";

interface CurrencySelectProps {
  value: Currency;
  /** The comparison in it is on its way. */
  isBusy: boolean;
  onChange: (currency: Currency) => void;
}

/** In which currency quotes stand beside each other, of those that the platform keeps rates of. */
export function CurrencySelect({ value, isBusy, onChange }: CurrencySelectProps) {
  const id = useId();
  const [readable, setReadable] = useState<readonly Currency[]>([]);
  useEffect(() => {
    // Without the rates the comparison stays in the currency that it is in.
    keptRates().then(
      (rates) => setReadable(readableIn(rates)),
      () => undefined,
    );
  }, []);
  const shown = CURRENCIES.filter((currency) => currency === value || readable.includes(currency));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{m.rfqs_compare_currency()}</label>
      <Select
        id={id}
        aria-busy={isBusy}
        value={value}
        onChange={({ target }) => onChange(shown.find((currency) => currency === target.value) ?? value)}
        options={currencyOptions(shown)}
      />
    </div>
  );
}

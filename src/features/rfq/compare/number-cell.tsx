import { type KeyboardEvent, useId, useState } from "react";
import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { asTyped } from "#src/lib/format/as-typed.ts";

interface NumberCellProps {
  label: string;
  /** A share in hundredths of a percent, or an amount in minor units of its currency; null where nobody knows it. */
  minor: number | null;
  most: number;
  unit: "%" | Currency;
  /** Undefined where the field was emptied. */
  onChange: (minor: number | undefined) => void;
}

const PLAIN = /^\d+(\.\d{1,3})?$/;
const decimalsOf = (unit: NumberCellProps["unit"]) => (unit === "%" ? 2 : CURRENCY_DECIMALS[unit]);

/** A figure of a comparison; it counts once the field is left. What can't count stays as it was typed, with the reason. */
export function NumberCell({ label, unit, ...figure }: NumberCellProps) {
  const { typed, type, problem, apply } = useTypedFigure({ ...figure, decimals: decimalsOf(unit) });
  const noteId = useId();
  const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") event.currentTarget.blur();
  };
  return (
    <div className="grid gap-1">
      <span dir="ltr" className="inline-flex items-center gap-1 justify-self-start text-sm">
        <input
          type="text"
          inputMode="decimal"
          dir="ltr"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? noteId : undefined}
          title={m.rfqs_compare_empty()}
          value={typed}
          maxLength={14}
          onChange={({ target }) => type(target.value)}
          onBlur={apply}
          onKeyDown={leaveOnEnter}
          className="min-h-11 w-24 rounded-md border border-sand-300 bg-white px-2 text-base tabular-nums aria-invalid:border-clay-600 print:min-h-0 print:border-0 print:p-0"
        />
        <bdi aria-hidden>{unit === "%" ? unit : currencyOfAmounts(unit, currentLocale())}</bdi>
      </span>
      {problem && (
        <span id={noteId} role="alert" className="font-bold text-clay-700 text-xs">
          {problem}
        </span>
      )}
    </div>
  );
}

interface TypedFigure extends Pick<NumberCellProps, "minor" | "most" | "onChange"> {
  decimals: number;
}

function useTypedFigure({ minor, most, onChange, decimals }: TypedFigure) {
  const one = 10 ** decimals;
  const shown = minor === null ? "" : asTyped(String(minor / one), currentLocale());
  const [typed, setTyped] = useState(shown);
  const [before, setBefore] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  // A new figure takes the place of the old one without taking the field, and its focus, away.
  if (before !== shown) {
    setBefore(shown);
    type(shown);
  }
  const apply = () => {
    const text = typedDecimal(typed);
    if (text === "") {
      // What was assumed stands again, even where the figure stays the same.
      type(shown);
      return onChange(undefined);
    }
    // What may be a decimal or a thousand is not guessed, as in prices.
    const isFine = (text.split(".")[1]?.length ?? 0) > decimals;
    if (isFine || !PLAIN.test(text)) return setProblem(m.rfqs_compare_unreadable());
    const read = Math.round(Number(text) * one);
    if (read > most) {
      return setProblem(m.forms_number_too_big({ maximum: formatNumber(most / one, currentLocale()) }));
    }
    if (read !== minor) onChange(read);
  };
  return { typed, type, problem, apply };
}

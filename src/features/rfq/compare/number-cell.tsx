import { type KeyboardEvent, useState } from "react";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import { m } from "#i18n/paraglide/messages.js";

interface NumberCellProps {
  label: string;
  /** A share in hundredths of a percent, or an amount in fils. */
  hundredths: number;
  most: number;
  unit: "%" | "AED";
  /** Undefined where the field was emptied. */
  onChange: (hundredths: number | undefined) => void;
}

const PLAIN = /^\d+(\.\d{1,2})?$/;

/** A figure of a comparison; it counts once the field is left, and what can't be read goes back to what it was. */
export function NumberCell({ label, hundredths, most, unit, onChange }: NumberCellProps) {
  const shown = String(hundredths / 100);
  const [typed, setTyped] = useState(shown);
  const [before, setBefore] = useState(shown);
  // A new figure takes the place of the old one without taking the field, and its focus, away.
  if (before !== shown) {
    setBefore(shown);
    setTyped(shown);
  }
  const apply = () => {
    const text = toLatinNumber(typed.trim());
    if (text === "") {
      // What was assumed stands again, even where the figure stays the same.
      setTyped(shown);
      return onChange(undefined);
    }
    // A comma may be a decimal or a thousand: what can't be told apart is not guessed, as in prices.
    const read = PLAIN.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
    if (!(read <= most)) return setTyped(shown);
    if (read !== hundredths) onChange(read);
  };
  const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") event.currentTarget.blur();
  };
  return (
    <span dir="ltr" className="inline-flex items-center gap-1 text-sm">
      <input
        type="text"
        inputMode="decimal"
        dir="ltr"
        aria-label={label}
        title={m.rfqs_compare_empty()}
        value={typed}
        maxLength={14}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={leaveOnEnter}
        className="min-h-11 w-24 rounded-md border border-sand-300 bg-white px-2 text-base tabular-nums print:min-h-0 print:border-0 print:p-0"
      />
      <span aria-hidden>{unit}</span>
    </span>
  );
}

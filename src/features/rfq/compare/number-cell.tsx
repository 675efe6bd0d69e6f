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

/** A figure of a comparison; it counts once the field is left, and what can't be read goes back to what it was. */
export function NumberCell({ label, hundredths, most, unit, onChange }: NumberCellProps) {
  const shown = String(hundredths / 100);
  const [typed, setTyped] = useState(shown);
  const apply = () => {
    const text = toLatinNumber(typed.trim());
    if (text === "") return onChange(undefined);
    const read = Math.round(Number(text.replace(",", ".")) * 100);
    const isGood = Number.isFinite(read) && read >= 0 && read <= most;
    if (!isGood) return setTyped(shown);
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

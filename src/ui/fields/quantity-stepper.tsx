import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { heldProps } from "../held.ts";

interface QuantityStepperProps {
  value: number;
  /** The lowest value that the minus button leads to. */
  least: number;
  step: number;
  onChange: (value: number) => void;
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Ids of what explains the value, e.g. why it is refused. */
  describedBy?: string;
  isInvalid?: boolean;
}

const BUTTON =
  "grid size-11 shrink-0 place-items-center text-gulf-800 hover:bg-gulf-50 aria-disabled:text-sand-400 aria-disabled:hover:bg-transparent";

/** A whole number with minus and plus; it can be typed too, in Latin or Arabic digits. */
export function QuantityStepper({ value, least, step, onChange, label, ...props }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  const [shown, setShown] = useState(value);
  // While drawing, not in an effect: one of those would come after what somebody typed at once, and wipe it.
  if (!Object.is(shown, value)) {
    setShown(value);
    setTyped(String(value));
  }
  const take = (text: string) => {
    const wanted = Number(typedDecimal(text));
    if (Number.isSafeInteger(wanted) && wanted >= 1) onChange(wanted);
    else setTyped(String(value));
  };
  return (
    <div
      className={`inline-flex w-fit items-stretch overflow-hidden rounded-md border bg-white ${props.isInvalid ? "border-clay-600" : "border-sand-300"}`}
    >
      <button
        type="button"
        aria-label={props.lessLabel}
        {...heldProps(value <= least, () => onChange(Math.max(least, value - step)))}
        className={BUTTON}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={10}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && take(event.currentTarget.value)}
        className="w-20 border-sand-200 border-x bg-white text-center font-bold text-gulf-900"
      />
      <button type="button" aria-label={props.moreLabel} onClick={() => onChange(value + step)} className={BUTTON}>
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}

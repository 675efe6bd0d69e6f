import { Calculator, Check, FileText, Pencil } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import type { CostSource, CostStep, LandedCost } from "#domain/rfq/landed-cost.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/price.tsx";
import { stepWords } from "./step-words.ts";

const SOURCES: Record<CostSource, { words: () => string; Icon: typeof Check }> = {
  given: { words: m.rfqs_compare_given, Icon: FileText },
  included: { words: m.rfqs_compare_included, Icon: Check },
  assumed: { words: m.rfqs_compare_assumed, Icon: Calculator },
  set: { words: m.rfqs_compare_set, Icon: Pencil },
};

interface CostCellProps {
  step: CostStep;
  cost: LandedCost["steps"][CostStep];
  supplier: string;
  onRate: (rate: number) => void;
}

/** A step between the price and the door: its amount, where that comes from, and the share to change where it is assumed. */
export function CostCell({ step, cost, supplier, onRate }: CostCellProps) {
  const { words, Icon } = SOURCES[cost.source];
  return (
    <div className="grid gap-1">
      {cost.source !== "included" && <Price minor={cost.amount} currency="AED" />}
      <span className="flex items-center gap-1 text-sand-700 text-xs">
        <Icon aria-hidden size={14} className="shrink-0" /> {words()}
      </span>
      {cost.rate !== null && (
        <RateField
          key={cost.rate}
          label={m.rfqs_compare_rate({ step: stepWords(step), supplier: `\u2068${supplier}\u2069` })}
          rate={cost.rate}
          onRate={onRate}
        />
      )}
    </div>
  );
}

const MOST = 30_000;

/** A share in percent; it counts once the field is left, and what can't be read goes back to what it was. */
function RateField({ label, rate, onRate }: { label: string; rate: number; onRate: (rate: number) => void }) {
  const shown = formatNumber(rate / 100, currentLocale());
  const [typed, setTyped] = useState(shown);
  const apply = () => {
    const percent = Number(toLatinNumber(typed.trim()).replace(",", "."));
    const hundredths = Math.round(percent * 100);
    const isGood = typed.trim() !== "" && Number.isFinite(percent) && hundredths >= 0 && hundredths <= MOST;
    if (!isGood) return setTyped(shown);
    if (hundredths !== rate) onRate(hundredths);
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
        value={typed}
        maxLength={6}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={leaveOnEnter}
        className="min-h-11 w-20 rounded-md border border-sand-300 bg-white px-2 text-base tabular-nums print:min-h-0 print:border-0 print:p-0"
      />
      <span aria-hidden>%</span>
    </span>
  );
}

import { Calculator, Check, CircleHelp, FileText, Pencil } from "lucide-react";
import type { CostSource, CostStep, LandedCost } from "#domain/rfq/landed-cost.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/text/price.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { stepLabels } from "./compare-labels.ts";
import { type ReadIn, readIn, typedIn } from "./comparison.ts";
import { NumberCell } from "./number-cell.tsx";
import type { Assumption } from "./use-overrides.ts";

const SOURCES: Record<CostSource, { words: () => string; Icon: typeof Check }> = {
  given: { words: m.rfqs_compare_given, Icon: FileText },
  included: { words: m.rfqs_compare_included, Icon: Check },
  assumed: { words: m.rfqs_compare_assumed, Icon: Calculator },
  set: { words: m.rfqs_compare_set, Icon: Pencil },
  unknown: { words: m.rfqs_compare_unknown, Icon: CircleHelp },
};

interface CostCellProps {
  step: CostStep;
  cost: LandedCost["steps"][CostStep];
  money: ReadIn;
  supplier: string;
  /** Hundredths of a percent, or fils of AED; undefined gives the platform's assumption back. */
  onSet: (name: Assumption, value: number | undefined) => void;
}

/** A step between the price and the door: its amount, where that comes from, and what to change where it is assumed. */
export function CostCell({ step, cost, money, supplier, onSet }: CostCellProps) {
  const { words, Icon } = lookOf(SOURCES, cost.source, (label) => ({ words: label, Icon: FileText }));
  const isAfterDuty = cost.source === "unknown" && cost.rate !== null;
  const of = { step: stepLabels(step), supplier: isolated(supplier) };
  const isOpen = cost.source === "assumed" || cost.source === "set";
  const amount = cost.amount === null ? null : readIn(cost.amount, money);
  return (
    <div className="grid gap-1">
      {cost.source !== "included" && amount !== null && <Price minor={amount} currency={money.currency} />}
      <span className="flex items-center gap-1 text-sand-700 text-xs">
        <Icon aria-hidden size={14} className="shrink-0" />
        {isAfterDuty ? m.rfqs_compare_after_duty() : words()}
      </span>
      {(cost.rate !== null || cost.source === "unknown") && (
        <NumberCell
          label={m.rfqs_compare_rate(of)}
          minor={cost.rate}
          most={MOST_SHARE}
          unit="%"
          onChange={(rate) => onSet(step, rate)}
        />
      )}
      {step === "freight" && isOpen && (
        <NumberCell
          label={m.rfqs_compare_freight({
            ...of,
            currency: isolated(currencyOfAmounts(money.currency, currentLocale())),
          })}
          minor={amount}
          most={MOST_FREIGHT}
          unit={money.currency}
          onChange={(typed) => onSet("freightAmount", typed === undefined ? undefined : typedIn(typed, money))}
        />
      )}
    </div>
  );
}

const MOST_SHARE = 30_000;
/** As typed, in minor units of any currency: below what the server takes in fils. */
const MOST_FREIGHT = 80_000_000_000;

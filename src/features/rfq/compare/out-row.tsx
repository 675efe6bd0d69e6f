import { MILLI } from "#domain/kernel/money.ts";
import type { CostStep } from "#domain/rfq/landed-cost.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { askedQuantity } from "#src/vocabulary/asked-quantity.ts";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { stepLabels } from "./compare-labels.ts";
import type { RowMaker } from "./compare-rows.tsx";
import { type Asked, type Compared, isSameQuantity } from "./comparison.ts";

/** What a quote's own price leaves to the buyer, and where it is of other goods or of another quantity than was asked. */
export function outRow(request: Asked): RowMaker {
  return {
    key: "out",
    name: m.rfqs_row_out(),
    of: (compared) => {
      const left = [...stepsLeft(compared).map(stepLabels), ...otherQuantities(compared, request)];
      if (compared.lines.some(({ offer, isSubstitute }) => offer === 1 && isSubstitute))
        left.push(m.rfqs_row_out_other());
      if (left.length === 0) return { content: m.rfqs_row_out_none(), text: m.rfqs_row_out_none() };
      const content = (
        <ul className="grid list-disc gap-1 ps-4 text-sm">
          {left.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      );
      return { content, text: left.join() };
    },
  };
}

/** The steps that the buyer pays besides the quote; what costs nothing is left to nobody. */
export function stepsLeft({ landed: { steps } }: Pick<Compared, "landed">): CostStep[] {
  const names = Object.keys(steps) as CostStep[];
  return names.filter((name) => {
    const { source, amount } = steps[name];
    return source !== "given" && source !== "included" && amount !== 0;
  });
}

function otherQuantities({ lines }: Compared, { asked }: Asked): string[] {
  return asked.flatMap((line) => {
    const offered = lines.find((one) => one.line === line.position && one.offer === 1);
    if (!offered || isSameQuantity(offered, line)) return [];
    const quoted = formatQuantity(offered.quantityMilli / MILLI, offered.unit);
    return [m.rfqs_row_out_quantity({ quoted: isolated(quoted), asked: isolated(askedQuantity(line)) })];
  });
}

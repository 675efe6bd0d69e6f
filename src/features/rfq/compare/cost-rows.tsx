import type { CostStep } from "#domain/rfq/landed-cost.ts";
import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/text/price.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { stepLabels } from "./compare-labels.ts";
import type { RowMaker, RowValue } from "./compare-rows.tsx";
import {
  type Asked,
  areUnitsAlike,
  type Compared,
  isOfAskedQuantity,
  type ReadIn,
  readIn,
  readInOf,
} from "./comparison.ts";
import { CostCell } from "./cost-cell.tsx";
import { outRow } from "./out-row.tsx";
import { PerUnit } from "./price-cells.tsx";
import { quotedRows } from "./quoted-rows.tsx";
import type { OnSet } from "./use-overrides.ts";

const STEPS = ["origin", "freight", "insurance", "delivery", "duty", "vat"] as const satisfies CostStep[];

/** @param live the quotes that still count */
export function costRows(live: readonly Compared[], request: Asked, onSet: OnSet): RowMaker[] {
  const { money } = request;
  return [
    unitRow(money, areUnitsAlike(live)),
    landedRow(request),
    amountRow({ key: "with-vat", name: m.rfqs_row_landed_vat() }, request, ({ landed }) => landed.landedWithVat),
    ...quotedRows(live, request),
    outRow(request),
    ...STEPS.map((step) => stepRow(step, money, onSet)),
  ];
}

/** One unit at the door, of one line alone, by one unit and with everything known: what lacks the duty only looks cheaper. */
function unitRow(money: ReadIn, isAlike: boolean): RowMaker {
  return {
    key: "unit",
    name: m.rfqs_row_per_unit(),
    isMain: true,
    of: (compared) => {
      const { lines, isDutyKnown } = compared.landed;
      const amount = isAlike && isDutyKnown && lines.length === 1 ? (lines[0]?.perUnit ?? null) : null;
      return {
        content: <PerUnit compared={compared} money={readInOf(compared, money)} />,
        text: lines.map(({ perUnit }) => perUnit).join(),
        rank: amount,
        amount,
      };
    },
  };
}

function landedRow(request: Asked): RowMaker {
  const { of, ...row } = amountRow(
    { key: "landed", name: m.rfqs_row_landed() },
    request,
    ({ landed }) => landed.landed,
  );
  return {
    ...row,
    isMain: true,
    of: (compared) => {
      const value = of(compared);
      if (compared.landed.isDutyKnown) return value;
      const note = m.rfqs_compare_no_duty();
      const content = (
        <>
          {value.content} <span className="block font-normal text-brass-700 text-xs">{note}</span>
        </>
      );
      return { content, text: `${value.text} ${note}`, rank: null };
    },
  };
}

/** A sum at the door; one of another quantity than was asked for is better than none. */
function amountRow(
  row: Pick<RowMaker, "key" | "name">,
  request: Asked,
  amountOf: (compared: Compared) => number | null,
): RowMaker {
  return {
    ...row,
    of: (compared) => {
      const money = readInOf(compared, request.money);
      const aed = amountOf(compared);
      const value = aed === null ? null : readIn(aed, money);
      if (value === null) return { content: m.rfqs_compare_unknown(), text: m.rfqs_compare_unknown() };
      return {
        ...moneyValue(value, money),
        ...(isOfAskedQuantity(compared, request) ? { rank: aed, amount: aed } : {}),
      };
    },
  };
}

function moneyValue(minor: number, { currency }: ReadIn): RowValue {
  return {
    content: <Price minor={minor} currency={currency} />,
    text: formatMoney(minor, currency, currentLocale()),
  };
}

function stepRow(step: CostStep, money: ReadIn, onSet: OnSet): RowMaker {
  return {
    key: step,
    name: stepLabels(step),
    of: (compared) => {
      const { quote, landed } = compared;
      const cost = landed.steps[step];
      return {
        content: (
          <CostCell
            step={step}
            cost={cost}
            money={readInOf(compared, money)}
            supplier={localName(quote.supplier.names)}
            onSet={(name, value) => onSet(quote.id, name, value)}
          />
        ),
        text: `${cost.amount} ${cost.source}`,
      };
    },
  };
}

import type { ReactNode } from "react";
import type { CostStep } from "#domain/rfq/landed-cost.ts";
import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/text/price.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { isLive } from "../quote-labels.ts";
import type { Compared } from "./compare-screen.tsx";
import type { OnSet } from "./compare-table.tsx";
import { CostCell } from "./cost-cell.tsx";
import { PerUnit, QuotedTotal } from "./price-cells.tsx";
import { stepLabels } from "./step-labels.ts";
import { termRows } from "./term-rows.tsx";

/** What one quote says in a row. */
export interface RowValue {
  content: ReactNode;
  /** Two that read alike are no difference. */
  text: string;
  /** The least is the best; left out where nothing is better than anything else. */
  rank?: number | null;
}

export interface RowMaker {
  key: string;
  name: string;
  isMain?: boolean;
  of: (compared: Compared) => RowValue;
}

export interface CompareRow {
  key: string;
  name: string;
  isMain: boolean;
  differs: boolean;
  cells: { id: string; content: ReactNode; isBest: boolean }[];
}

const STEPS = ["origin", "freight", "insurance", "delivery", "duty", "vat"] as const satisfies CostStep[];

/** The rows of a comparison: what it costs at the door first, then how that comes about, then everything else. */
export function compareRows(quotes: readonly Compared[], onSet: OnSet): CompareRow[] {
  return [...costRows(onSet), ...termRows()].map((maker) => rowOf(maker, quotes));
}

function rowOf({ key, name, isMain = false, of }: RowMaker, quotes: readonly Compared[]): CompareRow {
  const values = quotes.map((compared) => ({ compared, value: of(compared) }));
  const texts = new Set(values.map(({ value }) => value.text));
  const ranks = values.flatMap(({ compared, value }) =>
    isLive(compared.quote.status) && typeof value.rank === "number" ? [value.rank] : [],
  );
  const best = texts.size > 1 && ranks.length > 1 ? Math.min(...ranks) : null;
  return {
    key,
    name,
    isMain,
    differs: texts.size > 1,
    cells: values.map(({ compared, value }) => ({
      id: compared.quote.id,
      content: value.content,
      isBest: best !== null && value.rank === best && isLive(compared.quote.status),
    })),
  };
}

function costRows(onSet: OnSet): RowMaker[] {
  return [
    {
      key: "unit",
      name: m.rfqs_row_per_unit(),
      isMain: true,
      of: (compared) => ({
        content: <PerUnit compared={compared} />,
        text: compared.landed.lines.map(({ perUnit }) => perUnit).join(),
        rank: isComparable(compared) ? (compared.landed.lines[0]?.perUnit ?? null) : null,
      }),
    },
    landedRow(),
    aedRow("with-vat", m.rfqs_row_landed_vat(), ({ landed }) => landed.landedWithVat),
    {
      key: "quoted",
      name: m.rfqs_row_quoted(),
      of: (compared) => ({
        content: <QuotedTotal compared={compared} />,
        text: `${compared.quote.totalMinor} ${compared.terms.currency}`,
      }),
    },
    aedRow("goods", m.rfqs_row_goods(), ({ landed }) => landed.goods),
    ...STEPS.map((step) => stepRow(step, onSet)),
  ];
}

/** One line alone, with everything known: what lacks the duty only looks cheaper. */
const isComparable = ({ landed }: Compared) => landed.isDutyKnown && landed.lines.length === 1;

function landedRow(): RowMaker {
  const { of, ...row } = aedRow("landed", m.rfqs_row_landed(), ({ landed }) => landed.landed);
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

function aedRow(key: string, name: string, amountOf: (compared: Compared) => number | null): RowMaker {
  return {
    key,
    name,
    of: (compared) => {
      const minor = amountOf(compared);
      if (minor === null) return { content: m.rfqs_compare_unknown(), text: m.rfqs_compare_unknown() };
      return {
        content: <Price minor={minor} currency="AED" />,
        text: formatMoney(minor, "AED", currentLocale()),
        rank: minor,
      };
    },
  };
}

function stepRow(step: CostStep, onSet: OnSet): RowMaker {
  return {
    key: step,
    name: stepLabels(step),
    of: ({ quote, landed }) => {
      const cost = landed.steps[step];
      return {
        content: (
          <CostCell
            step={step}
            cost={cost}
            supplier={localName(quote.supplier.names)}
            onSet={(name, value) => onSet(quote.id, name, value)}
          />
        ),
        text: `${cost.amount} ${cost.source}`,
      };
    },
  };
}

import type { ComponentProps } from "react";
import { amountOf, exactOrNull } from "#domain/kernel/money.ts";
import { m } from "#i18n/paraglide/messages.js";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import type { RowMaker, RowValue } from "./compare-rows.tsx";
import {
  type Asked,
  areUnitsAlike,
  type Compared,
  incotermsOf,
  isOfAskedQuantity,
  quotedIn,
  rankedBy,
} from "./comparison.ts";
import { InTwoCurrencies, QuotedTotal } from "./price-cells.tsx";

/** What the quotes say themselves: under unlike terms none of it is better than anything else, and the row says so. */
export function quotedRows(live: readonly Compared[], request: Asked): RowMaker[] {
  const isAlike = incotermsOf(live).length <= 1;
  const note = isAlike ? null : m.rfqs_compare_unlike_row();
  return [
    {
      key: "price",
      name: m.rfqs_row_price(),
      note,
      asked: <TargetPrices request={request} />,
      of: (one) => prices(one, request, isAlike && areUnitsAlike(live)),
    },
    { key: "quoted", name: m.rfqs_row_quoted(), note, of: (one) => total(one, request, isAlike) },
    {
      key: "goods",
      name: m.rfqs_row_goods(),
      note,
      asked: <TargetSum request={request} />,
      of: (one) => goods(one, request, isAlike),
    },
  ];
}

/** What a target price is to be read by. */
type Targeted = Pick<Asked, "targetCurrency" | "targetRateToAed" | "money">;

/** A target is of the terms that were asked for, where any were. */
function isOfAskedTerms({ terms }: Compared, { incoterm }: Asked): boolean {
  return incoterm === null || terms.incoterm === incoterm;
}

function prices(compared: Compared, request: Asked, isAlike: boolean): RowValue {
  const { lines, terms } = compared;
  const first = lines.filter(({ offer }) => offer === 1);
  const only = first.length === 1 ? first[0] : undefined;
  const amount = only ? rankedBy(only.unitPriceMinor, terms) : null;
  const target = request.asked[0]?.targetPriceMinor ?? null;
  return {
    content: (
      <ul className="grid gap-2">
        {first.map((line) => (
          <li key={line.line} className="grid">
            <InTwoCurrencies minor={line.unitPriceMinor} terms={terms} money={request.money} />
            {first.length > 1 && <Goods goods={line} />}
          </li>
        ))}
      </ul>
    ),
    text: first.map(({ unitPriceMinor, unit }) => `${quotedIn(unitPriceMinor, terms, request.money)} ${unit}`).join(),
    rank: isAlike ? amount : null,
    amount,
    target:
      only && isOfAskedTerms(compared, request) && only.unit === request.asked[0]?.unit
        ? targetRank(target, request, terms)
        : null,
  };
}

function total(compared: Compared, request: Asked, isAlike: boolean): RowValue {
  const { quote, terms } = compared;
  const amount = quote.totalMinor === null ? null : rankedBy(quote.totalMinor, terms);
  const counts = isAlike && isOfAskedQuantity(compared, request);
  return {
    content: <QuotedTotal compared={compared} money={request.money} />,
    text: `${quote.totalMinor} ${terms.currency}`,
    rank: counts ? amount : null,
    amount: counts ? amount : null,
  };
}

function goods(compared: Compared, request: Asked, isAlike: boolean): RowValue {
  const { terms } = compared;
  const minor = terms.goodsMinor - terms.discountMinor;
  const amount = rankedBy(minor, terms);
  const isWhole = isOfAskedQuantity(compared, request);
  const isToTarget = isWhole && isOfAskedTerms(compared, request);
  return {
    content: <InTwoCurrencies minor={minor} terms={terms} money={request.money} />,
    text: `${quotedIn(minor, terms, request.money)}`,
    rank: isAlike && isWhole ? amount : null,
    amount: isToTarget || (isAlike && isWhole) ? amount : null,
    target: isToTarget ? targetRank(askedSum(request), request, terms) : null,
  };
}

/** A target as a quote is ranked, in fils of AED; in one currency both go by one rate. Null where no rate of it is kept. */
function targetRank(minor: number | null, request: Targeted, terms: Compared["terms"]): number | null {
  const { targetCurrency: currency, targetRateToAed } = request;
  const rateToAed = terms.currency === currency ? terms.rateToAed : targetRateToAed;
  return minor === null || currency === null || rateToAed === null ? null : rankedBy(minor, { currency, rateToAed });
}

/** What everything would come to at the target prices, as the comparison is read; null where no rate of them is kept. */
export function targetSum(request: Targeted & Pick<Asked, "asked">): number | null {
  const { targetCurrency: currency, targetRateToAed: rateToAed, money } = request;
  const sum = askedSum(request);
  if (sum === null || currency === money.currency) return sum;
  return currency === null || rateToAed === null ? null : quotedIn(sum, { currency, rateToAed }, money);
}

/** The same in the targets' own currency; null where a line has none, or no readable quantity. */
function askedSum({ asked }: Pick<Asked, "asked">): number | null {
  const amounts = asked.map(({ targetPriceMinor, quantityMilli }) =>
    targetPriceMinor === null || quantityMilli === null
      ? null
      : exactOrNull(() => amountOf(quantityMilli, targetPriceMinor)),
  );
  const known = amounts.filter((amount) => amount !== null);
  const isWhole = known.length > 0 && known.length === amounts.length;
  return isWhole ? known.reduce((all, amount) => all + amount, 0) : null;
}

function TargetPrices({ request: { asked, targetCurrency } }: { request: Asked }) {
  const priced = asked.filter(({ targetPriceMinor }) => targetPriceMinor !== null);
  if (priced.length === 0 || targetCurrency === null) return m.rfqs_compare_not_stated();
  return (
    <ul className="grid gap-2">
      {priced.map((line) => (
        <li key={line.position} className="grid">
          <Price minor={line.targetPriceMinor ?? 0} currency={targetCurrency} />
          {asked.length > 1 && <Goods goods={line} />}
        </li>
      ))}
    </ul>
  );
}

function TargetSum({ request }: { request: Asked }) {
  const sum = targetSum(request);
  return sum === null ? m.rfqs_compare_not_stated() : <Price minor={sum} currency={request.money.currency} />;
}

function Goods({ goods }: ComponentProps<typeof GoodsName>) {
  return (
    <span className="text-sand-700 text-sm">
      <GoodsName goods={goods} className="wrap-anywhere" />
    </span>
  );
}

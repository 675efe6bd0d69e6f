import type { Currency } from "#domain/kernel/currency.ts";
import { m } from "#i18n/paraglide/messages.js";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { rateLabels } from "#src/vocabulary/rate-labels.ts";
import { type Compared, quotedIn, type ReadIn, readIn } from "./comparison.ts";

interface PerUnitProps {
  compared: Compared;
  money: ReadIn;
}

/** One unit of each line at the door, without the VAT that a registered buyer recovers. */
export function PerUnit({ compared: { landed, lines }, money }: PerUnitProps) {
  const isSingle = landed.lines.length === 1;
  return (
    <ul className="grid gap-2">
      {landed.lines.map(({ line, perUnit }) => {
        const offered = lines.find((one) => one.line === line && one.offer === 1);
        const amount = readIn(perUnit, money);
        return (
          <li key={line} className="grid">
            {amount !== null && (
              <Price minor={amount} currency={money.currency} className={isSingle ? "text-lg" : ""} />
            )}
            {offered && (
              <span className="font-normal text-sand-700 text-sm">
                <GoodsName goods={offered} className="wrap-anywhere" />
                {offered.isSubstitute && <span className="text-brass-700"> {m.rfqs_compare_substitute()}</span>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface QuotedMoney {
  minor: number;
  terms: { currency: Currency; rateToAed: number };
  money: ReadIn;
}

/** What a quote says, in the currency of the comparison; its own stands below where that is another one. */
export function InTwoCurrencies({ minor, terms, money }: QuotedMoney) {
  const amount = quotedIn(minor, terms, money);
  if (terms.currency === money.currency || amount === null) return <Price minor={minor} currency={terms.currency} />;
  return (
    <span className="grid">
      <Price minor={amount} currency={money.currency} />
      <Price minor={minor} currency={terms.currency} className="font-normal text-sand-700 text-xs" />
    </span>
  );
}

/** What the quote comes to with its own charges, and the rate that it was frozen at. */
export function QuotedTotal({ compared: { quote, terms }, money }: PerUnitProps) {
  if (quote.totalMinor === null) return m.rfqs_compare_not_stated();
  return (
    <div className="grid gap-1">
      <InTwoCurrencies minor={quote.totalMinor} terms={terms} money={money} />
      {terms.currency !== "AED" && terms.rateToAed !== money.rateToAed && (
        <span className="text-sand-700 text-xs">{rateLabels(terms)}</span>
      )}
    </div>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { rateLabels } from "#src/vocabulary/rate-labels.ts";
import type { Compared } from "./compare-screen.tsx";

/** One unit of each line at the door, without the VAT that a registered buyer recovers. */
export function PerUnit({ compared: { landed, lines } }: { compared: Compared }) {
  const isSingle = landed.lines.length === 1;
  return (
    <ul className="grid gap-2">
      {landed.lines.map(({ line, perUnit }) => {
        const offered = lines.find((one) => one.line === line && one.offer === 1);
        return (
          <li key={line} className="grid">
            <Price minor={perUnit} currency="AED" className={isSingle ? "text-lg" : ""} />
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

/** What the quote says in its own currency, and the rate that it was frozen at. */
export function QuotedTotal({ compared: { quote, terms } }: { compared: Compared }) {
  if (quote.totalMinor === null) return null;
  return (
    <div className="grid gap-1">
      <Price minor={quote.totalMinor} currency={terms.currency} />
      {terms.currency !== "AED" && <span className="text-sand-700 text-xs">{rateLabels(terms)}</span>}
    </div>
  );
}

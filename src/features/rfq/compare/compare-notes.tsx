import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatList } from "#i18n/formats.ts";
import { isolated, isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";
import { rateLabels } from "#src/vocabulary/rate-labels.ts";
import { isLive } from "../quote-labels.ts";
import { type Asked, type Compared, incotermsOf } from "./comparison.ts";

/** On which basis the quotes stand beside each other: an estimate, in which currency, at which rate, under which terms. */
export function CompareNotes({ request: { money }, quotes }: { request: Asked; quotes: readonly Compared[] }) {
  const terms = incotermsOf(quotes.filter(({ quote }) => isLive(quote.status)));
  // Only then may a higher figure be the best one.
  const isOtherRate = quotes.some(
    ({ terms: { currency, rateToAed } }) => currency === money.currency && rateToAed !== money.rateToAed,
  );
  return (
    <Notice title={m.rfqs_compare_estimate()}>
      <p>{m.rfqs_compare_intro()}</p>
      <p>
        {m.rfqs_compare_in({ currency: isolated(currencyOfAmounts(money.currency, currentLocale())) })}{" "}
        {money.rate && rateLabels(money.rate)}
        {isOtherRate && ` ${m.rfqs_compare_frozen()}`}
      </p>
      {terms.length > 1 && (
        <p className="font-bold">
          {m.rfqs_compare_unlike({
            terms: formatList(
              terms.map((term) => isolatedLtr(term)),
              currentLocale(),
            ),
          })}
        </p>
      )}
    </Notice>
  );
}

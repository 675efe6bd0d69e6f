import { useWatch } from "react-hook-form";
import { inAed, RATE_UNIT } from "#domain/kernel/money.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/text/price.tsx";
import { type TermsValues, totalsOf } from "./terms-values.ts";
import type { Version } from "./thread.ts";
import type { TermsFormState } from "./use-terms-form.ts";
import { vatPercent } from "./vat-rates.ts";

interface LiveTotalsProps {
  form: TermsFormState["form"];
  /** The version whose rate is frozen already. */
  frozen: Version | undefined;
}

/** What the typed terms come to, as they are typed. */
export function LiveTotals({ form, frozen }: LiveTotalsProps) {
  const values = useWatch({ control: form.control }) as TermsValues;
  const totals = totalsOf(values);
  const { currency } = values;
  if (!totals) return <p className="font-bold text-clay-700">{m.quotes_form_too_big()}</p>;
  const charges = totals.netMinor - totals.goodsMinor;
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 rounded-lg bg-gulf-50 p-4 text-gulf-900"
    >
      <dt className="text-sm">{m.quotes_goods()}</dt>
      <dd className="text-end">
        <Price minor={totals.goodsMinor} currency={currency} />
      </dd>
      {charges !== 0 && (
        <>
          <dt className="text-sm">{m.quotes_charges_sum()}</dt>
          <dd className="text-end">
            <Price minor={charges} currency={currency} />
          </dd>
        </>
      )}
      <dt className="text-sm">{m.quotes_vat({ rate: vatPercent(Number(values.vatRate) || 0) })}</dt>
      <dd className="text-end">
        <Price minor={totals.vatMinor} currency={currency} />
      </dd>
      <dt className="font-bold">{m.quotes_total()}</dt>
      <dd className="text-end">
        <Price minor={totals.totalMinor} currency={currency} className="whitespace-nowrap font-bold text-lg" />
      </dd>
      <InDirhams totalMinor={totals.totalMinor} currency={currency} frozen={frozen} />
    </dl>
  );
}

function InDirhams({
  totalMinor,
  currency,
  frozen,
}: Pick<TermsValues, "currency"> & { totalMinor: number; frozen: Version | undefined }) {
  if (currency === "AED") return null;
  const rateToAed = frozen?.currency === currency ? frozen.rateToAed : null;
  return (
    <>
      <dt className="text-sm">{m.quotes_in_aed()}</dt>
      <dd className="text-end text-sm">
        {rateToAed === null || totalMinor * rateToAed > Number.MAX_SAFE_INTEGER * RATE_UNIT ? (
          m.quotes_rate_on_sending()
        ) : (
          <Price minor={inAed(totalMinor, { currency, rateToAed })} currency="AED" />
        )}
      </dd>
    </>
  );
}

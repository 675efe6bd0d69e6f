import { useWatch } from "react-hook-form";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { RATE_UNIT } from "#domain/kernel/money.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { PEGGED } from "#domain/rfq/exchange-rates.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatPercent } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { currentRate, type KeptRate, percentApart, VALUED } from "./current-rates.ts";

const DRAFT = "admin-rate";
/** A rate that differs more than this from the last one was probably mistyped. */
const SUSPICIOUS_PERCENT = 10;

const loadSchema = () => import("#domain/rfq/exchange-rates.ts").then(({ addRateSchema }) => addRateSchema);

/** A rate from a day on. What looks mistyped is said, and may be sent all the same. */
export function RateForm({ rates }: { rates: readonly KeptRate[] }) {
  const { client, admin } = api.useUtils();
  const { form, field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    // The currencies that nobody pegs come first: they are the ones to keep.
    defaultValues: { currency: "EUR", fromDay: dayInDubai(Date.now()), rate: "", source: "" },
    send: ({ rate, ...values }, _, signal) =>
      client.admin.addRate.mutate({ ...values, rate: String(rate / RATE_UNIT) }, { signal }),
    onSent: async (_, { currency }) => {
      dropDraft(DRAFT);
      form.reset({ ...form.getValues(), rate: "", source: "" });
      void showToast(
        "success",
        m.admin_rates_added({ currency: isolated(currencyOfAmounts(currency, currentLocale())) }),
      );
      await admin.rates.invalidate();
    },
  });
  const [currency, rate, fromDay] = useWatch({ control: form.control, name: ["currency", "rate", "fromDay"] });
  const chosen = VALUED.find((one) => one === currency);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <SelectField
        label={m.admin_column_currency()}
        required
        options={currencyOptions(CHOICES)}
        {...given(field("currency"))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          kind="decimal"
          label={m.admin_rates_rate()}
          hint={m.admin_rates_rate_hint({
            currency: chosen ? isolated(currencyOfAmounts(chosen, currentLocale())) : "",
          })}
          required
          maxLength={30}
          autoComplete="off"
          {...given(field("rate"))}
        />
        <TextField kind="date" label={m.admin_rates_from()} required {...given(field("fromDay"))} />
      </div>
      <TextField
        label={m.admin_rates_source()}
        hint={m.admin_rates_source_hint()}
        required
        maxLength={120}
        {...given(field("source"))}
      />
      {chosen && <Doubts rates={rates} currency={chosen} typed={rate ?? ""} day={fromDay ?? ""} />}
      <FormProblem problem={problem} />
      <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
        {m.admin_rates_add()}
      </Button>
    </form>
  );
}

const CHOICES = [...VALUED].sort((one, other) => Number(one in PEGGED) - Number(other in PEGGED));

interface DoubtsProps {
  rates: readonly KeptRate[];
  currency: (typeof VALUED)[number];
  typed: string;
  day: string;
}

function Doubts({ rates, currency, typed, day }: DoubtsProps) {
  const rateToAed = Number(typedDecimal(typed)) * RATE_UNIT;
  const current = currentRate(rates, currency, day);
  const apart = current && rateToAed > 0 ? percentApart(rateToAed, current.rateToAed) : 0;
  const isTaken = rates.some((rate) => rate.currency === currency && rate.fromDay === day);
  return (
    <>
      {PEGGED[currency] !== undefined && <Notice>{m.admin_rates_pegged_hint()}</Notice>}
      {apart > SUSPICIOUS_PERCENT && (
        <Notice>{m.admin_rates_far({ percent: formatPercent(apart, currentLocale()) })}</Notice>
      )}
      {isTaken && <Notice>{m.admin_rates_taken()}</Notice>}
    </>
  );
}

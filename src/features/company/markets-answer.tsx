import { MAX_MARKETS } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { namedCountries, REGIONS } from "#src/vocabulary/countries.ts";
import { AnswerButtons, AnswerFrame } from "./answer-frame.tsx";
import { MarketRegion } from "./market-region.tsx";
import { useAnswerForm } from "./use-answer-form.ts";
import type { ChecklistEntry } from "./use-company.ts";

const loadSchema = () =>
  import("#domain/suppliers/checklist-answer.ts").then(({ marketsAnswerSchema }) => marketsAnswerSchema);

/** The countries that the company sells to. */
export function MarketsAnswer({ entry, isLocked }: { entry: ChecklistEntry; isLocked: boolean }) {
  const known = entry.answer?.item === "markets" ? entry.answer.countries : undefined;
  return (
    <AnswerFrame
      item="markets"
      isLocked={isLocked}
      answer={known ? <KnownMarkets countries={known} /> : null}
      form={(close, canCancel) => <MarketsForm known={known ?? []} onClose={close} canCancel={canCancel} />}
    />
  );
}

function KnownMarkets({ countries }: { countries: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {namedCountries(countries).map(({ value, label }) => (
        <li key={value}>
          <Badge tone="gulf">{label}</Badge>
        </li>
      ))}
    </ul>
  );
}

interface MarketsFormProps {
  known: readonly string[];
  onClose: () => void;
  canCancel: boolean;
}

function MarketsForm({ known, onClose, canCancel }: MarketsFormProps) {
  const { form, submit, problem, isSending, cancel } = useAnswerForm({
    item: "markets",
    loadSchema,
    defaultValues: { item: "markets" as const, countries: [...known] },
    onSaved: onClose,
  });
  const chosen = form.watch("countries");
  const choose = (countries: string[]) => form.setValue("countries", countries, { shouldDirty: true });
  const isEmpty = problem?.words !== undefined && chosen.length === 0;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <p role="status" className="font-bold text-gulf-900 text-sm">
        {m.company_markets_count({ count: chosen.length, most: MAX_MARKETS })}
      </p>
      <div className="grid gap-2">
        {REGIONS.map((region) => (
          <MarketRegion key={region.id} region={region} chosen={chosen} onChange={choose} />
        ))}
      </div>
      {isEmpty ? (
        <p role="alert" className="font-bold text-clay-700 text-sm">
          {m.company_markets_missing()}
        </p>
      ) : (
        <FormProblem problem={problem} />
      )}
      <AnswerButtons isSending={isSending} onCancel={canCancel ? cancel : undefined} />
    </form>
  );
}

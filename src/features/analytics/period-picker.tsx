import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { PERIODS, type Period } from "#domain/analytics/period-names.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { type AnalyticsSearch, refusalOfDays } from "./analytics-search.ts";

const NAMES: Record<Period, () => string> = {
  "7d": m.analytics_period_7d,
  "30d": m.analytics_period_30d,
  "90d": m.analytics_period_90d,
  "12m": m.analytics_period_12m,
};
const REFUSALS = {
  both: m.analytics_period_both,
  order: m.analytics_period_order,
  long: m.analytics_period_long,
} as const;

/** Which days are shown; the address keeps it. */
export function PeriodPicker({
  search,
  shown,
}: {
  search: AnalyticsSearch;
  shown: { from: string; to: string } | undefined;
}) {
  const isOwn = search.from !== undefined;
  const [isOpen, setOpen] = useState(isOwn);
  const chosen = isOwn ? undefined : (search.period ?? "30d");
  return (
    <div className="grid min-w-0 gap-3">
      <ChipRow label={m.analytics_period()}>
        {PERIODS.map((period) => (
          <li key={period} className="shrink-0">
            <Link
              to="/analytics"
              search={{ period }}
              className={chipClass(chosen === period)}
              aria-current={chosen === period ? "true" : undefined}
              onClick={() => setOpen(false)}
            >
              {labelOf(NAMES, period)}
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <button type="button" aria-expanded={isOpen} className={chipClass(isOwn)} onClick={() => setOpen(!isOpen)}>
            {m.analytics_period_custom()}
          </button>
        </li>
      </ChipRow>
      {isOpen && <OwnDays shown={isOwn ? search : shown} />}
    </div>
  );
}

function OwnDays({ shown }: { shown: { from?: string | undefined; to?: string | undefined } | undefined }) {
  const navigate = useNavigate();
  // Only what was typed is kept here: days that arrive meanwhile fill the other fields and take nothing away.
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const days = { from: shown?.from ?? "", to: shown?.to ?? "", ...typed };
  const [refusal, setRefusal] = useState<keyof typeof REFUSALS | null>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = refusalOfDays(days.from, days.to);
    setRefusal(found);
    if (!found) void navigate({ to: "/analytics", search: days }).then(() => setTyped({}));
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-3 rounded-xl border border-sand-200 bg-white p-4">
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[12rem_12rem_auto] sm:justify-start">
        <TextField
          kind="date"
          label={m.analytics_period_from()}
          required
          value={days.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          aria-describedby={refusal ? id : undefined}
        />
        <TextField
          kind="date"
          label={m.analytics_period_to()}
          required
          value={days.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <Button type="submit" className="max-sm:col-span-2">
          {m.analytics_period_apply()}
        </Button>
      </div>
      {refusal && (
        <p id={id} role="alert" className="font-bold text-clay-700 text-sm">
          {labelOf(REFUSALS, refusal)}
        </p>
      )}
    </form>
  );
}

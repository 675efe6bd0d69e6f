import { Circle } from "lucide-react";
import type { CompletenessItem } from "#domain/rfq/completeness.ts";
import { formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";

const MISSING: Record<CompletenessItem, () => string> = {
  description: m.rfqs_missing_description,
  quantity: m.rfqs_missing_quantity,
  destination: m.rfqs_missing_destination,
  incoterm: m.rfqs_missing_incoterm,
  subcategory: m.rfqs_missing_subcategory,
  target_price: m.rfqs_missing_target_price,
  files: m.rfqs_missing_files,
};

interface CompletenessMeterProps {
  percent: number;
  missing: readonly CompletenessItem[];
}

/** How ready a request is to be priced, and what suppliers would otherwise ask back. */
export function CompletenessMeter({ percent, missing }: CompletenessMeterProps) {
  return (
    <section
      aria-label={m.rfqs_complete_title()}
      className="grid gap-3 rounded-xl border border-sand-200 bg-white p-5 shadow-card"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-gulf-900 text-lg">{m.rfqs_complete_title()}</h2>
        <span className="font-bold text-gulf-900 text-xl tabular-nums">{formatPercent(percent, currentLocale())}</span>
      </div>
      <ProgressBar label={m.rfqs_complete_title()} share={percent / 100} />
      {missing.length === 0 ? (
        <p className="text-leaf-700 text-sm">{m.rfqs_complete_full()}</p>
      ) : (
        <>
          <p className="text-sand-700 text-sm">{m.rfqs_complete_missing()}</p>
          <ul className="grid gap-1.5">
            {missing.map((item) => (
              <li key={item} className="flex items-start gap-2 text-sand-700 text-sm">
                <Circle aria-hidden size={10} className="mt-1.5 shrink-0 text-brass-500" />
                {labelOf(MISSING, item)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

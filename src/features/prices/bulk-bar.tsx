import { Percent, Timer } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { BulkDialog, type BulkKind } from "./bulk-dialog.tsx";
import type { PriceRow } from "./typed-terms.ts";
import type { PriceEdits } from "./use-price-edits.ts";

interface BulkBarProps {
  rows: readonly PriceRow[];
  edits: PriceEdits;
  onDone: () => void;
}

/** What can be done with the selected rows together. */
export function BulkBar({ rows, edits, onDone }: BulkBarProps) {
  const [kind, setKind] = useState<BulkKind>();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-gulf-50 p-3">
      <p aria-live="polite" className="font-bold text-gulf-900">
        {m.dashboard_prices_bulk({ number: formatNumber(rows.length, currentLocale()) })}
      </p>
      <Button type="button" variant="secondary" onClick={() => setKind("percent")}>
        <Percent aria-hidden size={18} /> {m.dashboard_prices_bulk_percent()}
      </Button>
      <Button type="button" variant="secondary" onClick={() => setKind("lead")}>
        <Timer aria-hidden size={18} /> {m.dashboard_prices_bulk_lead()}
      </Button>
      {kind && (
        <BulkDialog
          kind={kind}
          rows={rows}
          edits={edits}
          onClose={() => setKind(undefined)}
          onApplied={() => {
            setKind(undefined);
            onDone();
          }}
        />
      )}
    </div>
  );
}

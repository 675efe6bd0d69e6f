import { useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import type { PriceRow } from "./typed-terms.ts";
import type { PriceEdits } from "./use-price-edits.ts";

interface SaveBarProps {
  edits: PriceEdits;
  /** Rows of the page in view. */
  rows: readonly PriceRow[];
  isBusy: boolean;
  onSave: () => void;
}

/** Under the thumb while something waits to be saved. */
export function SaveBar({ edits, rows, isBusy, onSave }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const all = [...edits.edits.values()];
  if (all.length === 0) return null;
  const number = (count: number) => ({ number: formatNumber(count, currentLocale()) });
  const here = new Set(rows.map(({ id }) => id));
  const elsewhere = all.filter(({ seen }) => !here.has(seen.id)).length;
  const wrong = all.filter(({ issues }) => Object.keys(issues).length > 0).length;
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-brass-400 border-t-4 bg-white px-4 py-3 shadow-raised sm:mx-0 sm:rounded-xl lg:bottom-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div aria-live="polite" className="grid text-sm">
          <p className="font-bold text-gulf-900">{m.dashboard_prices_changed(number(all.length))}</p>
          {elsewhere > 0 && <p className="text-sand-700">{m.dashboard_prices_elsewhere(number(elsewhere))}</p>}
          {wrong > 0 && <p className="font-bold text-clay-700">{m.dashboard_prices_to_mend(number(wrong))}</p>}
        </div>
        <div className="flex gap-2">
          <Button type="button" variant="secondary" disabled={isBusy} onClick={() => setAsking(true)}>
            {m.dashboard_prices_undo()}
          </Button>
          <Button type="button" busy={isBusy} disabled={wrong === all.length} onClick={onSave}>
            {m.dashboard_prices_save()}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.dashboard_prices_undo_ask()}
        description={m.dashboard_prices_undo_text()}
        confirm={m.dashboard_prices_undo()}
        onConfirm={() => {
          setAsking(false);
          edits.undoAll();
        }}
      />
    </div>
  );
}

import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { PriceRow } from "./typed-terms.ts";
import type { Edit } from "./use-price-edits.ts";

interface RowOutcomeProps {
  edit: Edit;
  /** As it is saved now. */
  fresh: PriceRow;
  onKeep: () => void;
  onDrop: () => void;
}

/** Why a row was not saved, and what can be done; what was typed stands above. */
export function RowOutcome({ edit: { refusal, seen }, fresh, onKeep, onDrop }: RowOutcomeProps) {
  if (!refusal) return null;
  if (refusal !== "stale") {
    return (
      <Notice tone="error" title={labelOf(REFUSALS, refusal)}>
        <Button type="button" variant="secondary" onClick={onDrop}>
          {m.dashboard_prices_undo_row()}
        </Button>
      </Notice>
    );
  }
  const { priceMinor, currency } = fresh;
  const price =
    priceMinor === null ? m.dashboard_product_on_request() : formatMoney(priceMinor, currency, currentLocale());
  return (
    <Notice tone="error" title={m.dashboard_prices_stale({ price })}>
      <span className="flex flex-wrap gap-2">
        <Button type="button" variant="secondary" disabled={fresh.version === seen.version} onClick={onKeep}>
          {m.dashboard_prices_stale_mine()}
        </Button>
        <Button type="button" variant="secondary" onClick={onDrop}>
          {m.dashboard_prices_stale_theirs()}
        </Button>
      </span>
    </Notice>
  );
}

const REFUSALS = {
  closed: m.dashboard_prices_closed,
  refused: m.dashboard_prices_refused,
  off_step: m.dashboard_prices_off_step,
  missing: m.dashboard_prices_missing,
} as const;

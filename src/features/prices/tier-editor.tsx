import { Plus, X } from "lucide-react";
import { MAX_TIERS } from "#domain/catalogue/price-tiers.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { issueLabels } from "./issue-labels.ts";
import { PriceCell } from "./price-cell.tsx";
import type { TypedTerms } from "./typed-terms.ts";

interface TierEditorProps {
  tiers: TypedTerms["tiers"];
  saved: TypedTerms["tiers"];
  issues: Record<string, string>;
  onChange: (tiers: TypedTerms["tiers"]) => void;
}

/** Prices from a quantity on. */
export function TierEditor({ tiers, saved, issues, onChange }: TierEditorProps) {
  const set = (place: number, changes: Partial<TypedTerms["tiers"][number]>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...changes } : tier)));
  return (
    <div className="grid gap-3 rounded-lg bg-sand-50 p-3">
      {tiers.length === 0 && <p className="text-sand-700 text-sm">{m.dashboard_prices_tier_none()}</p>}
      {tiers.map((tier, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no identity but its place
          key={place}
          className="grid grid-cols-[1fr_1fr_2.75rem] items-start gap-2 lg:max-w-xl [&_label]:not-sr-only"
        >
          <PriceCell
            label={m.dashboard_prices_tier_quantity()}
            inputMode="numeric"
            value={tier.minQuantity}
            isEdited={saved[place]?.minQuantity !== tier.minQuantity}
            error={issueLabels(issues, `tiers.${place}.minQuantity`)}
            onChange={(minQuantity) => set(place, { minQuantity })}
          />
          <PriceCell
            label={m.dashboard_prices_tier_price()}
            inputMode="decimal"
            value={tier.price}
            isEdited={saved[place]?.price !== tier.price}
            error={issueLabels(issues, `tiers.${place}.price`)}
            onChange={(price) => set(place, { price })}
          />
          <span className="grid size-11 place-items-center self-start pt-6">
            <IconButton
              label={m.dashboard_prices_tier_remove({ number: formatNumber(place + 1, currentLocale()) })}
              onClick={() => onChange(tiers.filter((_, at) => at !== place))}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </span>
        </div>
      ))}
      {tiers.length < MAX_TIERS && (
        <div>
          <Button
            type="button"
            variant="secondary"
            onClick={() => onChange([...tiers, { minQuantity: "", price: "" }])}
          >
            <Plus aria-hidden size={18} /> {m.dashboard_prices_tier_add()}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useFieldArray } from "react-hook-form";
import { MAX_TIERS } from "#domain/catalogue/price-tiers.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useEditor } from "./editor-context.ts";

/** Cheaper prices for larger orders: quantities rise, prices fall. */
export function TierFields() {
  const { form } = useEditor();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "tiers" });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 font-bold text-gulf-900 text-sm">{m.products_tiers()}</legend>
      <p className="text-sand-600 text-xs">{m.products_tiers_hint()}</p>
      {fields.map(({ id }, place) => (
        <TierRow key={id} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < MAX_TIERS && (
        <Button
          type="button"
          variant="secondary"
          onClick={() => append({ minQuantity: "", price: "" })}
          className="max-xs:w-full xs:justify-self-start"
        >
          <Plus aria-hidden size={18} /> {m.products_tiers_add()}
        </Button>
      )}
    </fieldset>
  );
}

function TierRow({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { field } = useEditor();
  const number = formatNumber(place + 1, currentLocale());
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't stand beside a button
    <div role="group" aria-labelledby={id} className="grid gap-1 rounded-lg border border-sand-200 bg-sand-50 p-3 pt-1">
      <div className="flex items-center justify-between gap-2">
        <span id={id} className="font-bold text-gulf-900 text-sm">
          {m.products_tier({ number })}
        </span>
        <IconButton label={m.products_tier_remove({ number })} onClick={onRemove} className="m-0 size-11 p-0">
          <Trash2 aria-hidden size={20} className="text-clay-700" />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          kind="number"
          label={m.products_tier_quantity()}
          required
          maxLength={12}
          autoComplete="off"
          {...field(`tiers.${place}.minQuantity`)}
        />
        <TextField
          kind="decimal"
          label={m.products_tier_price()}
          required
          maxLength={30}
          autoComplete="off"
          {...field(`tiers.${place}.price`)}
        />
      </div>
    </div>
  );
}

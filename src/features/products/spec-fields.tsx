import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useEditor } from "./editor-context.ts";

/** As the server allows, without the schema library that comes with it. */
const MOST_SPECS = 40;

/** Specifications of a language: what, and how much of it. */
export function SpecFields({ locale }: { locale: Locale }) {
  const { form } = useEditor();
  const name = `texts.${locale}.specs` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-bold text-gulf-900 text-sm">{m.products_specs()}</legend>
      {fields.map(({ id }, place) => (
        <SpecRow key={id} locale={locale} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < MOST_SPECS && (
        <Button
          type="button"
          variant="secondary"
          onClick={() => append({ label: "", value: "" })}
          className="max-xs:w-full xs:justify-self-start"
        >
          <Plus aria-hidden size={18} /> {m.products_specs_add()}
        </Button>
      )}
    </fieldset>
  );
}

function SpecRow({ locale, place, onRemove }: { locale: Locale; place: number; onRemove: () => void }) {
  const { field } = useEditor();
  const number = formatNumber(place + 1, currentLocale());
  const written = { lang: locale, dir: directionOf(locale), autoComplete: "off" };
  return (
    <div className="flex items-start gap-2 rounded-lg border border-sand-200 bg-sand-50 p-3">
      <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
        <TextField
          label={m.products_spec_label({ number })}
          required
          maxLength={80}
          {...written}
          {...field(`texts.${locale}.specs.${place}.label`)}
        />
        <TextField
          label={m.products_spec_value({ number })}
          required
          maxLength={200}
          {...written}
          {...field(`texts.${locale}.specs.${place}.value`)}
        />
      </div>
      <IconButton label={m.products_spec_remove({ number })} onClick={onRemove} className="m-0 size-11 p-0">
        <Trash2 aria-hidden size={20} className="text-clay-700" />
      </IconButton>
    </div>
  );
}

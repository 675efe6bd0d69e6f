import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { requestField } from "./request-field.ts";
import { EMPTY_LINE, MAX_LINES } from "./request-values.ts";
import type { RequestForm } from "./use-request-form.ts";

/** What is to be priced, line by line. */
export function LinesSection({ sending: { form } }: { sending: RequestForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 flex w-full flex-wrap items-baseline gap-x-3 border-sand-200 border-b pb-2">
        <span className="font-bold text-gulf-900 text-lg">{m.rfqs_form_lines()}</span>
        <span className="text-sand-600 text-sm">{m.rfqs_form_lines_hint()}</span>
      </legend>
      <ol className="grid gap-4">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <LineFields form={form} at={at} {...(fields.length > 1 ? { onRemove: () => remove(at) } : {})} />
          </li>
        ))}
      </ol>
      {fields.length < MAX_LINES ? (
        <div>
          <Button type="button" variant="secondary" className="max-sm:w-full" onClick={() => append(EMPTY_LINE)}>
            <Plus aria-hidden size={18} /> {m.rfqs_form_line_add()}
          </Button>
        </div>
      ) : (
        <p className="text-sand-700 text-sm">{m.rfqs_form_lines_full()}</p>
      )}
    </fieldset>
  );
}

interface LineFieldsProps {
  form: RequestForm["form"];
  at: number;
  onRemove?: () => void;
}

function LineFields({ form, at, onRemove }: LineFieldsProps) {
  const { number } = counted(at + 1);
  return (
    <section
      aria-label={m.rfqs_form_line({ number })}
      className="grid gap-3 rounded-lg border border-sand-200 bg-sand-50 p-4"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="font-bold text-gulf-900">{m.rfqs_form_line({ number })}</h2>
        {onRemove && (
          <IconButton label={m.rfqs_form_line_remove({ number })} onClick={onRemove}>
            <Trash2 aria-hidden size={20} className="text-clay-700" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="sm:col-span-3">
          <TextField
            label={m.rfqs_form_line_what()}
            required
            maxLength={500}
            {...requestField(form, `lines.${at}.description`)}
          />
        </div>
        <TextField
          kind="number"
          label={m.rfqs_form_line_quantity()}
          required
          maxLength={60}
          {...requestField(form, `lines.${at}.quantity`)}
        />
        <SelectField
          label={m.rfqs_form_line_unit()}
          options={UNITS.map((value) => ({ value, label: unitName(value) }))}
          placeholder={m.forms_choose()}
          {...requestField(form, `lines.${at}.unit`)}
        />
        <TextField
          kind="decimal"
          label={m.rfqs_form_line_target()}
          maxLength={20}
          {...requestField(form, `lines.${at}.targetPrice`)}
        />
      </div>
    </section>
  );
}

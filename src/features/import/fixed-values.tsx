import { isCategory, isSubcategoryOf } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { columnName } from "./column-names.ts";
import { FIXABLE, type FixableColumn, withFixed } from "./file-answers.ts";
import type { ReadFile } from "./import-step.ts";
import { choicesOf } from "./value-names.ts";

interface FixedValuesProps {
  file: ReadFile;
  onAnswer: (answers: ReadFile["answers"]) => void;
}

/** One value for all rows of a column that the file lacks: most price lists are in one currency, of one origin. */
export function FixedValues({ file: { mapping, answers }, onAnswer }: FixedValuesProps) {
  const lacking = FIXABLE.filter((column) => !mapping.includes(column));
  if (lacking.length === 0) return null;
  return (
    <fieldset className="grid gap-4 border-sand-200 border-t pt-4">
      <legend className="float-start w-full font-bold text-gulf-900">{m.import_fixed_title()}</legend>
      <p className="text-sand-700">{m.import_fixed_text()}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lacking.map((column) => (
          <SelectField
            key={column}
            label={columnName(column)}
            // All of them are: without one no product can be made.
            required
            hint={m.import_fixed_needed()}
            placeholder={m.import_fixed_none()}
            options={optionsOf(column, answers.fixed.category)}
            value={answers.fixed[column] ?? ""}
            onChange={({ target }) => onAnswer(withFixed(answers, column, target.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Of the sub-categories those of the category, where the whole file has one. */
function optionsOf(column: FixableColumn, category: string | undefined) {
  const choices = choicesOf(column);
  if (column !== "subcategory" || !isCategory(category)) return choices;
  return choices.filter(({ value }) => isSubcategoryOf(category, value));
}

import { OWN_COLUMNS, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import { formatList, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { columnName } from "./column-names.ts";
import { FixedValues } from "./fixed-values.tsx";
import type { ImportStep, ReadFile } from "./import-step.ts";
import { headingsOf, isNeeded, missingColumns, remapped, sampleOf } from "./mapping.ts";
import type { Import } from "./use-import.ts";

interface MappingStepProps {
  step: Extract<ImportStep, { name: "mapping" }>;
  flow: Import;
}

/** What each column of the file means: known headings by themselves, the rest by choice. */
export function MappingStep({ step: { file, hasFailed = false }, flow }: MappingStepProps) {
  const missing = missingColumns(file.mapping, file.answers);
  return (
    <Panel title={m.import_mapping_title()} intro={m.import_mapping_text()}>
      {hasFailed && <Notice tone="error">{m.import_running_stopped()}</Notice>}
      {missing.length > 0 && (
        <Notice title={missingTitle(missing)}>
          {!missing.includes("sku") && <p>{m.import_mapping_missing_some()}</p>}
        </Notice>
      )}
      <Columns file={file} onChange={(place, column) => flow.remap(file, remapped(file.mapping, place, column))} />
      <FixedValues file={file} onAnswer={(answers) => flow.answer(file, answers)} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          disabled={missing.includes("sku")}
          onClick={() => void flow.check(file)}
          className="max-sm:w-full"
        >
          {m.import_mapping_check()}
        </Button>
        <Button type="button" variant="secondary" onClick={flow.restart} className="max-sm:w-full">
          {m.import_file_other()}
        </Button>
      </div>
    </Panel>
  );
}

interface ColumnsProps {
  file: ReadFile;
  onChange: (place: number, column: OwnColumn | null) => void;
}

function Columns({ file: { table, mapping }, onChange }: ColumnsProps) {
  const { at, headings } = headingsOf(table);
  const options = OWN_COLUMNS.map((column) => ({ value: column, label: columnName(column) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {headings.map((heading, place) => {
        const sample = sampleOf(table, at, place);
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={place}
            required={isNeeded(mapping[place] ?? null, mapping)}
            label={heading || m.import_mapping_unnamed({ number: formatNumber(place + 1, currentLocale()) })}
            hint={
              sample === "" ? m.import_problems_empty_cell() : m.import_mapping_sample({ value: shortened(sample) })
            }
            placeholder={m.import_mapping_skip()}
            options={options}
            value={mapping[place] ?? ""}
            onChange={({ target }) => onChange(place, OWN_COLUMNS.find((column) => column === target.value) ?? null)}
          />
        );
      })}
    </div>
  );
}

/** Without an item number nothing can be read, without the others no product be made. */
function missingTitle(missing: readonly (OwnColumn | "name")[]): string {
  const columns = formatList(missing.map(missingName), currentLocale());
  return missing.includes("sku") ? m.import_mapping_missing({ columns }) : m.import_mapping_missing_new({ columns });
}

function missingName(column: OwnColumn | "name"): string {
  return column === "name" ? m.import_mapping_name() : columnName(column);
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

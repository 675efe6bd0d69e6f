import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { formatList, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ChangeList } from "./change-list.tsx";
import type { Checked, ColumnCounts } from "./check-file.ts";
import { columnName } from "./column-names.ts";
import { CountTiles } from "./count-tiles.tsx";
import type { ImportStep } from "./import-step.ts";
import { ProblemList } from "./problem-list.tsx";
import { wrongRows } from "./problems.ts";
import type { Import } from "./use-import.ts";

interface ResultStepProps {
  step: Extract<ImportStep, { name: "result" }>;
  flow: Import;
}

/** What the dry run found, before anything is written. */
export function ResultStep({ step: { file, checked }, flow }: ResultStepProps) {
  const { ready, problems, counts } = checked;
  const number = formatNumber(ready.length, currentLocale());
  return (
    <>
      <Panel title={m.import_result_title()}>
        <CountTiles counts={counts} wrong={wrongRows(problems)} />
        {counts.staged > 0 && <Notice>{m.import_result_staged()}</Notice>}
        <KeptNotices checked={checked} />
        <ClearedNotice changes={checked.changes} />
        {ready.length === 0 && counts.unchanged > 0 && <Notice tone="success">{m.import_result_nothing()}</Notice>}
        {ready.length > 0 && problems.length > 0 && <p className="text-sand-700">{m.import_result_skipped()}</p>}
        <div className="flex flex-wrap gap-3">
          {ready.length > 0 && (
            <Button type="button" onClick={() => void flow.start(file, checked)} className="max-sm:w-full">
              {m.import_result_import({ number })}
            </Button>
          )}
          <Button type="button" variant="secondary" onClick={flow.restart} className="max-sm:w-full">
            {m.import_file_other()}
          </Button>
        </div>
      </Panel>
      <Changes changes={checked.changes} />
      {problems.length > 0 && (
        <ProblemList
          problems={problems}
          answering={{ answers: file.answers, onCheck: (answers) => void flow.check({ ...file, answers }) }}
        />
      )}
    </>
  );
}

/** The button stands above the lists: that values would be cleared is said before it. */
function ClearedNotice({ changes }: Pick<Checked, "changes">) {
  const cleared = changes.filter(isCleared);
  if (cleared.length === 0) return null;
  const number = formatNumber(cleared.length, currentLocale());
  return (
    <Notice tone="error" title={m.import_result_cleared_title({ number })}>
      <p>{m.import_result_cleared_below()}</p>
    </Notice>
  );
}

function isCleared({ after }: Checked["changes"][number]): boolean {
  return after === "";
}

/** What would be cleared stands apart, and first. */
function Changes({ changes }: Pick<Checked, "changes">) {
  const cleared = changes.filter(isCleared);
  const others = changes.filter((change) => !isCleared(change));
  const locale = currentLocale();
  return (
    <>
      <ChangeList
        title={m.import_result_cleared_title({ number: formatNumber(cleared.length, locale) })}
        text={m.import_result_cleared_text()}
        changes={cleared}
      />
      <ChangeList
        title={m.import_result_changes_title({ number: formatNumber(others.length, locale) })}
        text={m.import_result_changes_text()}
        changes={others}
      />
    </>
  );
}

/** What a file leaves empty: values that stay, formulas that were never calculated, new products without a price. */
function KeptNotices({ checked: { kept, hollow, unpriced } }: { checked: Checked }) {
  return (
    <>
      {hasAny(hollow) && (
        <Notice tone="error" title={m.import_result_hollow_title()}>
          <p>{m.import_result_hollow_text({ columns: counted(hollow) })}</p>
        </Notice>
      )}
      {hasAny(kept) && <Notice>{m.import_result_kept({ columns: counted(kept) })}</Notice>}
      {unpriced > 0 && <Notice>{m.import_result_unpriced({ number: formatNumber(unpriced, currentLocale()) })}</Notice>}
    </>
  );
}

function hasAny(counts: ColumnCounts): boolean {
  return Object.keys(counts).length > 0;
}

function counted(counts: ColumnCounts): string {
  const locale = currentLocale();
  const columns = OWN_COLUMNS.filter((column) => counts[column] !== undefined);
  const named = columns.map((column) =>
    m.import_result_kept_column({ column: columnName(column), number: formatNumber(counts[column] ?? 0, locale) }),
  );
  return formatList(named, locale);
}

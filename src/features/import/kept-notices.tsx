import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { formatList, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";
import type { Checked, ColumnCounts } from "./check-file.ts";
import { columnName } from "./column-names.ts";

/** What a file leaves empty: values that stay, formulas that were never calculated, new products without a price. */
export function KeptNotices({ checked: { kept, hollow, unpriced } }: { checked: Checked }) {
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

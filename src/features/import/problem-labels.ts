import { m } from "#i18n/paraglide/messages.js";
import { columnName } from "./column-names.ts";
import type { Problem } from "./problems.ts";

const WORDS: Record<string, () => string> = {
  too_small: m.import_wrong_too_small,
  too_big: m.import_wrong_too_big,
  invalid_value: m.import_wrong_value,
  invalid_format: m.import_wrong_format,
  invalid_type: m.import_wrong_number,
  not_clearable: m.import_wrong_not_clearable,
  empty_value: m.import_wrong_empty_value,
  currency_changed: m.import_wrong_currency_changed,
  changed_since: m.import_wrong_changed_since,
  formula_empty: m.import_wrong_formula_empty,
  mismatch: m.import_wrong_mismatch,
  precision: m.import_wrong_precision,
  twice: m.import_wrong_twice,
  no_base_price: m.import_wrong_no_base_price,
  not_a_multiple: m.import_wrong_not_a_multiple,
  below_moq: m.import_wrong_below_moq,
  not_ascending: m.import_wrong_not_ascending,
  not_cheaper: m.import_wrong_not_cheaper,
  invalid_hs_code: m.import_wrong_hs_code,
  name_missing: m.import_wrong_name_missing,
  incomplete: m.import_wrong_incomplete,
  picture_missing: m.import_wrong_picture_missing,
  in_review: m.import_wrong_in_review,
  rejected: m.import_wrong_rejected,
  archived: m.import_wrong_archived,
  removed: m.import_wrong_removed,
  not_approved: m.import_wrong_not_approved,
  is_date: m.import_wrong_is_date,
  formula_error: m.import_wrong_formula_error,
  row_too_long: m.import_wrong_row_too_long,
  custom: m.import_wrong_format,
};

/** What is wrong with a cell's own value, which a column that the file lacks has not. */
const OF_CELLS = [
  "too_small",
  "invalid_value",
  "invalid_format",
  "invalid_type",
  "custom",
  "mismatch",
  "not_clearable",
];

/** Why a cell can't be taken over. */
export function problemLabels({ code, column, row, otherRow, isAbsent }: Problem): string {
  if (isAbsent && OF_CELLS.includes(code)) return m.import_wrong_no_column({ heading: columnName(column) });
  if (code === "invalid_type" && column === "certifications") return m.import_wrong_day();
  if (code === "invalid_type" && column === "price_tiers") return m.import_wrong_tiers();
  if (code === "duplicate") return m.import_wrong_duplicate({ rows: `${otherRow ?? row} / ${row}` });
  return Object.hasOwn(WORDS, code) ? (WORDS[code]?.() ?? "") : m.import_wrong_other();
}

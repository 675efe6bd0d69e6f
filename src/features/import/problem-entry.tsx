import { formatList, formatNumber } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { columnName } from "./column-names.ts";
import { problemLabels } from "./problem-labels.ts";
import type { Problem, ProblemGroup } from "./problems.ts";
import { allowedValues, choicesOf, isListed } from "./value-names.ts";

/** Rows that are named one by one; of more it is said how many there are. */
const NAMED_ROWS = 5;

interface ProblemEntryProps {
  group: ProblemGroup;
  /** What the value means, as a code; empty while nothing is answered. */
  meaning?: string;
  onMeaning?: (code: string) => void;
}

/** One way in which cells are wrong: where, what was written, why, and what may be written or is meant. */
export function ProblemEntry({ group: { problem, rows }, meaning, onMeaning }: ProblemEntryProps) {
  const { column, code } = problem;
  const isUnknownName = code === "invalid_value" && isListed(column);
  const canAnswer = isUnknownName && column !== "certifications" && problem.value.trim() !== "" && onMeaning;
  return (
    <li className="grid gap-2 rounded-lg border border-sand-200 p-3">
      <div className="grid gap-1 sm:grid-cols-[12rem_12rem_1fr_1fr] sm:items-baseline sm:gap-4">
        <span className="font-bold text-gulf-900">{rowsLabels(rows)}</span>
        <span className="text-sand-700">{columnName(column)}</span>
        {/* In a line of its own, a value of the other direction would stand at the other edge. */}
        <span className="wrap-anywhere line-clamp-2 text-gulf-900">{cellLabels(problem)}</span>
        <span className="text-clay-700">{problemLabels(problem)}</span>
      </div>
      {canAnswer ? (
        <SelectField
          required
          label={m.import_problems_means({ value: isolated(problem.value.trim()) })}
          placeholder={m.import_problems_means_none()}
          options={choicesOf(column)}
          value={meaning ?? ""}
          onChange={({ target }) => onMeaning(target.value)}
        />
      ) : (
        isUnknownName && (
          <p className="wrap-anywhere text-sand-700 text-sm">
            {m.import_problems_allowed({ values: formatList(allowedValues(column), currentLocale()) })}
          </p>
        )
      )}
    </li>
  );
}

function rowsLabels(rows: readonly number[]): string {
  const locale = currentLocale();
  const [first = 0] = rows;
  if (rows.length === 1) return m.import_problems_row({ row: formatNumber(first, locale) });
  if (rows.length > NAMED_ROWS) return m.import_problems_rows_many(counted(rows.length));
  return m.import_problems_rows({
    rows: formatList(
      rows.map((row) => formatNumber(row, locale)),
      locale,
    ),
  });
}

function cellLabels({ value, isAbsent }: Problem) {
  if (isAbsent) return m.import_problems_no_column();
  return <Written>{value.trim() === "" ? m.import_problems_empty_cell() : value}</Written>;
}

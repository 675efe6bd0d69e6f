import { Download } from "lucide-react";
import { useState } from "react";
import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { columnName } from "./column-names.ts";
import { problemRows } from "./files-out.ts";
import { ListPages } from "./list-pages.tsx";
import { problemWords } from "./problem-words.ts";
import { filtered, type Problem, type ProblemFilter } from "./problems.ts";
import { saveCsvTable } from "./save-table.ts";

const PAGE = 50;

/** Every cell that is wrong: row, column, what was written and why; to be filtered and taken along. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const [filter, setFilter] = useState<ProblemFilter>({ column: "", text: "" });
  const [page, setPage] = useState(0);
  const change = (part: Partial<ProblemFilter>) => {
    setFilter({ ...filter, ...part });
    setPage(0);
  };
  const found = filtered(problems, filter);
  return (
    <Panel
      title={m.import_problems_title()}
      action={
        <Button type="button" look="secondary" onClick={() => void saveCsvTable("mawrid-errors", problemRows(found))}>
          <Download aria-hidden size={18} /> {m.import_problems_download()}
        </Button>
      }
    >
      <Filter problems={problems} filter={filter} onChange={change} />
      {found.length === 0 && <p className="text-sand-700">{m.import_problems_none()}</p>}
      <ul className="grid gap-3">
        {found.slice(page * PAGE, (page + 1) * PAGE).map((problem) => (
          <ProblemRow key={`${problem.row} ${problem.column} ${problem.code}`} problem={problem} />
        ))}
      </ul>
      <ListPages page={page} size={PAGE} total={found.length} onPage={setPage} />
    </Panel>
  );
}

interface FilterProps {
  problems: readonly Problem[];
  filter: ProblemFilter;
  onChange: (part: Partial<ProblemFilter>) => void;
}

function Filter({ problems, filter, onChange }: FilterProps) {
  const columns = OWN_COLUMNS.filter((column) => problems.some((problem) => problem.column === column));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.import_problems_column()}
        placeholder={m.import_problems_all_columns()}
        options={columns.map((column) => ({ value: column, label: columnName(column) }))}
        value={filter.column}
        onChange={({ target }) => onChange({ column: columns.find((column) => column === target.value) ?? "" })}
      />
      <TextField
        kind="search"
        label={m.import_problems_search()}
        value={filter.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </div>
  );
}

function cellWords({ value, isAbsent }: Problem) {
  if (isAbsent) return m.import_problems_no_column();
  return <Written>{value.trim() === "" ? m.import_problems_empty_cell() : value}</Written>;
}

function ProblemRow({ problem }: { problem: Problem }) {
  return (
    <li className="grid gap-1 rounded-lg border border-sand-200 p-3 sm:grid-cols-[6rem_12rem_1fr_1fr] sm:items-baseline sm:gap-4">
      <span className="font-bold text-gulf-900">
        {m.import_problems_row({ row: formatNumber(problem.row, currentLocale()) })}
      </span>
      <span className="text-sand-700">{columnName(problem.column)}</span>
      {/* In a line of its own, a value of the other direction would stand at the other edge. */}
      <span className="wrap-anywhere line-clamp-2 text-gulf-900">{cellWords(problem)}</span>
      <span className="text-clay-700">{problemWords(problem)}</span>
    </li>
  );
}

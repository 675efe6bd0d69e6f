import { Download } from "lucide-react";
import { useState } from "react";
import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { columnName } from "./column-names.ts";
import { type FileAnswers, withMeaning } from "./file-answers.ts";
import { problemRows } from "./files-out.ts";
import { ListPages } from "./list-pages.tsx";
import { ProblemEntry } from "./problem-entry.tsx";
import { filtered, grouped, type Problem, type ProblemFilter } from "./problems.ts";
import { saveCsvTable } from "./save-table.ts";

const PAGE = 20;

interface ProblemListProps {
  problems: readonly Problem[];
  /** What was answered so far, and the check with more answers; without them nothing can be answered. */
  answering?: { answers: FileAnswers; onCheck: (answers: FileAnswers) => void };
}

/** What is wrong with cells, equal ones as one entry that can be answered once for all its rows; to be taken along too. */
export function ProblemList({ problems, answering }: ProblemListProps) {
  const [filter, setFilter] = useState<ProblemFilter>({ column: "", text: "" });
  const [page, setPage] = useState(0);
  const [answers, setAnswers] = useState(answering?.answers);
  const change = (part: Partial<ProblemFilter>) => {
    setFilter({ ...filter, ...part });
    setPage(0);
  };
  const found = filtered(problems, filter);
  const groups = grouped(found);
  return (
    <Panel
      title={m.import_problems_title()}
      action={
        <Button
          type="button"
          variant="secondary"
          onClick={() => void saveCsvTable("mawrid-errors", problemRows(found))}
        >
          <Download aria-hidden size={18} /> {m.import_problems_download()}
        </Button>
      }
    >
      <Filter problems={problems} filter={filter} onChange={change} />
      {groups.length === 0 && <p className="text-sand-700">{m.import_problems_none()}</p>}
      <ul className="grid gap-3">
        {groups.slice(page * PAGE, (page + 1) * PAGE).map((group) => (
          <ProblemEntry
            key={`${group.rows[0]} ${group.problem.column} ${group.problem.code}`}
            group={group}
            {...(answers && {
              meaning: answers.meanings[group.problem.column]?.[group.problem.value.trim()] ?? "",
              onMeaning: (code) => setAnswers(withMeaning(answers, group.problem.column, group.problem.value, code)),
            })}
          />
        ))}
      </ul>
      <ListPages page={page} size={PAGE} total={groups.length} onPage={setPage} />
      {answering && answers && answers !== answering.answers && (
        <Button type="button" onClick={() => answering.onCheck(answers)} className="max-sm:w-full">
          {m.import_problems_check_again()}
        </Button>
      )}
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

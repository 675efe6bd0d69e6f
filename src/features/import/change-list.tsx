import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import type { RowChange } from "./check-file.ts";
import { columnName } from "./column-names.ts";
import { ListPages } from "./list-pages.tsx";
import { shownValue } from "./value-names.ts";

const PAGE = 50;

interface ChangeListProps {
  title: string;
  text: string;
  changes: readonly RowChange[];
}

/** Cells of stored products as they are and as they will be, a page at a time. */
export function ChangeList({ title, text, changes }: ChangeListProps) {
  const [page, setPage] = useState(0);
  if (changes.length === 0) return null;
  return (
    <Panel title={title} intro={text}>
      <ul className="grid gap-3">
        {changes.slice(page * PAGE, (page + 1) * PAGE).map((change) => (
          <ChangeRow key={`${change.row} ${change.column}`} change={change} />
        ))}
      </ul>
      <ListPages page={page} size={PAGE} total={changes.length} onPage={setPage} />
    </Panel>
  );
}

function ChangeRow({ change: { sku, column, before, after } }: { change: RowChange }) {
  return (
    <li className="grid gap-1 rounded-lg border border-sand-200 p-3 sm:grid-cols-[10rem_12rem_1fr] sm:items-baseline sm:gap-4">
      <span className="wrap-anywhere font-bold text-gulf-900">
        <Written>{sku}</Written>
      </span>
      <span className="text-sand-700">{columnName(column)}</span>
      <dl className="grid gap-1 sm:grid-cols-2 sm:gap-4">
        <Side label={m.import_change_before()} value={shownValue(column, before)} variant="text-sand-700" />
        <Side
          label={m.import_change_after()}
          value={shownValue(column, after)}
          variant={after === "" ? "font-bold text-clay-700" : "font-bold text-gulf-900"}
        />
      </dl>
    </li>
  );
}

function Side({ label, value, variant }: { label: string; value: string; variant: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-sand-700 text-sm">{label}</dt>
      <dd dir="auto" className={`wrap-anywhere line-clamp-3 ${variant}`}>
        {value}
      </dd>
    </div>
  );
}

import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { BulkBar } from "./bulk-bar.tsx";
import { COLUMNS, PriceRow } from "./price-row.tsx";
import type { PriceRow as Row } from "./typed-terms.ts";
import type { PriceEdits } from "./use-price-edits.ts";

/** A page of the table: rows to change one by one, or selected ones together. */
export function PriceTable({ rows, edits }: { rows: readonly Row[]; edits: PriceEdits }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  return (
    <div className="grid min-w-0 gap-3">
      {chosen.length > 0 && <BulkBar rows={chosen} edits={edits} onDone={() => setSelected(new Set())} />}
      <div className="min-w-0 overflow-clip rounded-xl border border-sand-200 bg-white shadow-card">
        <div
          className={`border-sand-200 border-b bg-sand-50 px-4 py-1 text-sand-700 text-sm lg:px-3 ${COLUMNS} lg:items-center lg:ps-4`}
        >
          <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:size-11 lg:justify-center">
            <input
              type="checkbox"
              checked={rows.length > 0 && chosen.length === rows.length}
              onChange={({ target }) =>
                select(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
              className="size-5 accent-gulf-700 max-lg:ms-3"
            />
            <span className="lg:sr-only">{m.dashboard_prices_select_all()}</span>
          </label>
          <Heads />
        </div>
        <ul className="divide-y divide-sand-200">
          {rows.map((row) => (
            <PriceRow
              key={row.id}
              row={row}
              edits={edits}
              isSelected={selected.has(row.id)}
              onSelect={(isSelected) => select([row.id], isSelected)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Heads of the columns for the eye; each field has its label. */
function Heads() {
  const heads = [
    m.dashboard_prices_product(),
    m.dashboard_prices_price(),
    m.dashboard_prices_moq(),
    m.dashboard_prices_lead(),
  ];
  return (
    <>
      {heads.map((head) => (
        <span key={head} aria-hidden className="hidden font-bold lg:block">
          {head}
        </span>
      ))}
    </>
  );
}

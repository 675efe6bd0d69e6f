import { type FormEvent, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useUnkeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { issuesOf, movedBy, type PriceRow, readPercent, type TypedTerms, typedOf } from "./typed-terms.ts";
import type { PriceEdits } from "./use-price-edits.ts";

export type BulkKind = "percent" | "lead";

interface BulkDialogProps {
  kind: BulkKind;
  rows: readonly PriceRow[];
  edits: PriceEdits;
  onClose: () => void;
  onApplied: () => void;
}

interface Change {
  row: PriceRow;
  before: TypedTerms;
  typed: TypedTerms;
}

/** One change of many rows, seen before it is made; it goes into the table, where it waits to be saved. */
export function BulkDialog({ kind, rows, edits, onClose, onApplied }: BulkDialogProps) {
  useUnkeptWriting();
  const [text, setText] = useState("");
  const changes = changesOf(kind, rows, edits, text);
  const isBad = text.trim() !== "" && changes === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changes || changes.length === 0) return;
    edits.changeAll(changes);
    onApplied();
  };
  const isPercent = kind === "percent";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isPercent ? m.dashboard_prices_bulk_percent() : m.dashboard_prices_bulk_lead()}
      description={m.dashboard_prices_bulk_note()}
    >
      <form method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          kind={isPercent ? "decimal" : "number"}
          label={isPercent ? m.dashboard_prices_bulk_percent_field() : m.dashboard_prices_lead()}
          hint={isPercent ? m.dashboard_prices_bulk_percent_hint() : m.dashboard_prices_bulk_lead_hint()}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(isBad
            ? { error: isPercent ? m.dashboard_prices_bulk_percent_bad() : m.dashboard_prices_bad_lead() }
            : {})}
        />
        {changes && <Preview kind={kind} changes={changes} />}
        <Button type="submit" disabled={!changes || changes.length === 0}>
          {m.dashboard_prices_bulk_apply()}
        </Button>
      </form>
    </Dialog>
  );
}

function Preview({ kind, changes }: { kind: BulkKind; changes: readonly Change[] }) {
  const shown = (terms: TypedTerms) => (kind === "lead" ? terms.leadTime || "—" : `${terms.price} ${terms.currency}`);
  return (
    <section aria-label={m.dashboard_prices_bulk_preview()} className="grid gap-2">
      <h3 className="font-bold text-gulf-900">{m.dashboard_prices_bulk_preview()}</h3>
      {changes.length === 0 && <p className="text-sand-700">{m.dashboard_prices_bulk_none()}</p>}
      <ul className="grid max-h-64 divide-y divide-sand-200 overflow-y-auto rounded-lg border border-sand-200 empty:hidden">
        {changes.map(({ row, before, typed }) => (
          <li key={row.id} className="grid gap-0.5 px-3 py-2 text-sm">
            <Written className="font-bold text-gulf-900">{localName(row.names) || row.sku}</Written>
            <span className="flex flex-wrap items-center gap-2 text-sand-700">
              <Ltr>{shown(before)}</Ltr> <ForwardArrow size={14} />{" "}
              <Ltr className="font-bold text-gulf-900">{shown(typed)}</Ltr>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What would change; null while the text can't be read. */
function changesOf(kind: BulkKind, rows: readonly PriceRow[], { edits }: PriceEdits, text: string): Change[] | null {
  const all = rows.map((row) => ({ row, before: edits.get(row.id)?.typed ?? typedOf(row) }));
  if (kind === "lead") {
    const leadTime = text.trim();
    const [first] = all;
    if (leadTime === "" || !first || issuesOf({ ...first.before, leadTime }).leadTime) return null;
    return all.map(({ row, before }) => ({ row, before, typed: { ...before, leadTime } }));
  }
  const percent = readPercent(text);
  if (percent === null) return null;
  return all.flatMap(({ row, before }) => {
    const typed = movedBy(before, percent);
    return typed ? [{ row, before, typed }] : [];
  });
}

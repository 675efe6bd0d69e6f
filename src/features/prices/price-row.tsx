import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Select } from "#src/ui/fields/select.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { issueLabels } from "./issue-labels.ts";
import { PriceCell } from "./price-cell.tsx";
import { RowOutcome } from "./row-outcome.tsx";
import { TierEditor } from "./tier-editor.tsx";
import { issuesOf, type PriceRow as Row, type TypedTerms, typedOf } from "./typed-terms.ts";
import type { PriceEdits } from "./use-price-edits.ts";

/** Columns of the table on a desk; the head stands on the same ones. */
export const COLUMNS = "lg:grid lg:grid-cols-[2.75rem_minmax(0,1fr)_14rem_7rem_8rem_8.5rem] lg:gap-3";

interface PriceRowProps {
  row: Row;
  edits: PriceEdits;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A product of the table: a line on a desk, a card on a phone. */
export function PriceRow({ row, edits, isSelected, onSelect }: PriceRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const edit = edits.edits.get(row.id);
  const saved = typedOf(edit?.seen ?? row);
  const typed = edit?.typed ?? saved;
  const issues = edit?.issues ?? issuesOf(typed, row.orderMultiple);
  const isShown = isOpen || Object.keys(issues).some((path) => path.startsWith("tiers"));
  return (
    <li
      aria-labelledby={id}
      className={`grid gap-3 border-s-4 p-4 lg:px-3 lg:py-2.5 ${edit ? "border-s-brass-500" : "border-s-transparent"}`}
    >
      <div className={`grid gap-3 ${COLUMNS} lg:items-start`}>
        <RowName id={id} row={row} edits={edits} isSelected={isSelected} onSelect={onSelect} />
        <RowFields row={row} edits={edits} typed={typed} saved={saved} issues={issues} />
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center justify-between gap-2 rounded-md border border-sand-300 bg-white px-3 text-gulf-800 text-sm"
        >
          {m.dashboard_prices_tiers({ number: formatNumber(typed.tiers.length, currentLocale()) })}
          <ChevronDown aria-hidden size={16} className={isShown ? "rotate-180" : ""} />
        </button>
      </div>
      {isShown && (
        <TierEditor
          tiers={typed.tiers}
          saved={saved.tiers}
          issues={issues}
          onChange={(tiers) => edits.change(row, { tiers })}
        />
      )}
      {edit && (
        <RowOutcome edit={edit} fresh={row} onKeep={() => edits.rebase(row)} onDrop={() => edits.undo(row.id)} />
      )}
    </li>
  );
}

function RowName({ id, row, edits, isSelected, onSelect }: PriceRowProps & { id: string }) {
  const name = localName(row.names) || row.sku;
  const isEdited = edits.edits.has(row.id);
  return (
    <div className="flex items-start gap-2 lg:contents">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <span className="sr-only">{m.dashboard_prices_select({ name })}</span>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5 accent-gulf-700"
        />
      </label>
      <div className="grid min-w-0 gap-0.5 py-1.5">
        <p id={id} className="font-bold text-gulf-900 leading-snug">
          <Written className="wrap-anywhere">{name}</Written>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sand-700 text-xs">
          <Ltr>{row.sku}</Ltr> · {unitName(row.unit)}
          {isEdited && <Badge tone="brass">{m.dashboard_prices_edited()}</Badge>}
          {!isEdited && edits.saved.has(row.id) && (
            <Badge tone="leaf">
              <Check aria-hidden size={13} /> {m.dashboard_prices_saved()}
            </Badge>
          )}
        </p>
      </div>
    </div>
  );
}

interface RowFieldsProps {
  row: Row;
  edits: PriceEdits;
  typed: TypedTerms;
  saved: TypedTerms;
  issues: Record<string, string>;
}

function RowFields({ row, edits, typed, saved, issues }: RowFieldsProps) {
  const cell = (field: "price" | "moq" | "leadTime", label: string) => ({
    label,
    value: typed[field],
    isEdited: typed[field] !== saved[field],
    error: issueLabels(issues, field, { moq: Number(typed.moq), multiple: row.orderMultiple }),
    onChange: (text: string) => edits.change(row, { [field]: text }),
  });
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-2">
        <PriceCell
          {...cell("price", m.dashboard_prices_price())}
          inputMode="decimal"
          placeholder={m.dashboard_product_on_request()}
        />
        <div className="grid gap-1">
          <span aria-hidden className="text-sand-700 text-xs lg:hidden">
            {m.dashboard_prices_currency()}
          </span>
          <Select
            aria-label={m.dashboard_prices_currency()}
            options={CURRENCIES.map((value) => ({ value, label: currencyOfAmounts(value, currentLocale()) }))}
            value={typed.currency}
            onChange={({ target }) => edits.change(row, { currency: target.value as Currency })}
          />
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-2 lg:contents">
        <PriceCell {...cell("moq", m.dashboard_prices_moq())} inputMode="numeric" />
        <PriceCell {...cell("leadTime", m.dashboard_prices_lead())} />
      </div>
    </>
  );
}

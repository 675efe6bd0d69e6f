import { splitEntries } from "./cell-lists.ts";
import { meaningOf } from "./import-words.ts";
import { OWN_COLUMNS, type OwnCells, type OwnColumn } from "./own-columns.ts";
import { type CellIssue, cellsOf, EMPTY_CELLS, issuesOfRow, type OwnProduct, ownRowSchema } from "./own-row.ts";

/** What an import changes in one cell of a product; an empty `after` was asked for by its own word. */
export interface CellChange {
  column: OwnColumn;
  /** As the file would hold it, in codes; empty for none. */
  before: string;
  after: string;
}

/** A row as its import would apply it to what is stored. */
export type MergedRow =
  | { issues: CellIssue[]; product?: never }
  | {
      issues?: never;
      sku: string;
      product: OwnProduct;
      /** What of a stored product becomes another; none of a new one. */
      changes: CellChange[];
      /** Columns of the file whose cell is empty while something is stored, which stays. */
      kept: OwnColumn[];
    };

/** What a product may lack. */
const CLEARABLE: readonly OwnColumn[] = OWN_COLUMNS.filter(
  (column) =>
    /^(name|description|specifications)_/.test(column) ||
    ["price", "price_tiers", "lead_time_days", "hs_code", "certifications"].includes(column),
);

/**
 * Reads a row over what is stored: the dry run shows what this returns, and the import writes it. An empty cell never
 * takes a value away. Issues beyond those of `ownRowSchema`: `not_clearable` (a product can't be without), `empty_value`
 * (signs alone that would read as nothing) and `currency_changed` (stored amounts would change their worth).
 * @param stored null for a new product, in which an empty cell is an empty value (no price: on request)
 */
export function mergeRow(stored: OwnProduct | null, sku: string, written: OwnCells): MergedRow {
  const before = stored ? cellsOf(sku, stored) : { ...EMPTY_CELLS, sku };
  const { cells, issues, cleared } = applied(before, written);
  const parsed = ownRowSchema.safeParse({ ...before, ...cells });
  if (!parsed.success) issues.push(...issuesOfRow(parsed.error).filter((issue) => !isTold(issues, issue)));
  if (issues.length > 0 || !parsed.success) return { issues };
  const after = cellsOf(sku, parsed.data.product);
  const changes = stored ? changesBetween(before, after) : [];
  const unasked = changes.filter(({ column, after: value }) => value === "" && !cleared.includes(column));
  if (unasked.length > 0) return { issues: unasked.map(({ column }) => ({ column, code: "empty_value" })) };
  return { ...parsed.data, changes, kept: keptColumns(before, written) };
}

/** The cells of a row that say something themselves, as the schema reads them. */
export function filledCells(written: OwnCells): OwnCells {
  return applied(EMPTY_CELLS, written).cells;
}

function applied(before: Required<OwnCells>, written: OwnCells) {
  const cells: OwnCells = {};
  const cleared: OwnColumn[] = [];
  const issues: CellIssue[] = [];
  for (const column of OWN_COLUMNS) {
    const meaning = meaningOf(column, written[column] ?? "");
    if (meaning.kind === "write") cells[column] = meaning.text;
    if (meaning.kind !== "clear") continue;
    if (!CLEARABLE.includes(column)) issues.push({ column, code: "not_clearable" });
    cells[column] = "";
    cleared.push(column);
  }
  if (cells.currency !== undefined && before.currency !== "" && cells.currency.trim() !== before.currency) {
    const amounts = (["price", "price_tiers"] as const).filter((one) => before[one] !== "" && cells[one] === undefined);
    issues.push(...amounts.map((column) => ({ column, code: "currency_changed" })));
  }
  return { cells, cleared, issues };
}

function isTold(issues: readonly CellIssue[], { column }: CellIssue): boolean {
  return issues.some((told) => told.column === column);
}

function changesBetween(before: Required<OwnCells>, after: Required<OwnCells>): CellChange[] {
  return OWN_COLUMNS.filter((column) => !isAlike(column, before[column], after[column])).map((column) => ({
    column,
    before: before[column],
    after: after[column],
  }));
}

/** Certificates have no order. */
function isAlike(column: OwnColumn, one: string, other: string): boolean {
  if (column !== "certifications") return one === other;
  return splitEntries(one).sort().join("|") === splitEntries(other).sort().join("|");
}

function keptColumns(before: Required<OwnCells>, written: OwnCells): OwnColumn[] {
  return OWN_COLUMNS.filter(
    (column) =>
      written[column] !== undefined && before[column] !== "" && meaningOf(column, written[column]).kind === "keep",
  );
}

/** A row of the table: what is counted, how it stands, what it should be, and where. */
export interface Figure {
  name: string;
  value: string;
  goal: string;
  places: readonly string[];
}

/** Cells one below the other, the first column to the left and numbers to the right. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

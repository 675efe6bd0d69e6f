/**
 * Hands a table to the browser's downloads, with the day in Dubai in its name.
 * @returns the name
 */
export function saveCsv(subject: string, csv: string): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dubai" }).format(Date.now());
  const name = `${subject}-${day}.csv`;
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

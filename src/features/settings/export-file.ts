/** Name of the file with one's data, by the day in Dubai: `mawrid-data-2026-11-21.json`. */
export function exportFileName(now: number): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dubai" }).format(now);
  return `mawrid-data-${day}.json`;
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

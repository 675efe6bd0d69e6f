import { dayInDubai } from "#domain/kernel/time.ts";

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file's name with the day in Dubai: `products-2026-11-21.csv`. */
export function datedName(subject: string, extension: string, now = Date.now()): string {
  return `${subject}-${dayInDubai(now)}.${extension}`;
}

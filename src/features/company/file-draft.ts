import type { ChecklistItem } from "#domain/suppliers/checklist.ts";

/** Where the last day of an item's next file is kept until the file has arrived. */
export function fileDraft(item: ChecklistItem): string {
  return `company-file-${item}`;
}

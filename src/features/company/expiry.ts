import { endOfDay } from "#domain/kernel/time.ts";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Items whose files end on a day. */
export const HAS_END: Readonly<Record<DocumentItem, boolean>> = {
  trade_licence: true,
  certificates: true,
  bank_letter: false,
  logo: false,
};

/**
 * Why a file with this last day is not taken: a licence must have one, and it must not be over in Dubai.
 * @param date `YYYY-MM-DD` or empty
 * @param now milliseconds
 */
export function dateProblem(item: DocumentItem, date: string, now: number): string | undefined {
  if (item !== "trade_licence") return undefined;
  if (date === "") return m.company_files_until_missing();
  return endOfDay(date) < now ? m.company_files_until_over() : undefined;
}

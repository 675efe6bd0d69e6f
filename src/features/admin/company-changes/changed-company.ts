import { fallbackOrder } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** The company's name as it is now, in the reader's language or the next best. */
export function changedCompany({ now }: Pick<ApiOutputs["admin"]["companyRevisions"]["items"][number], "now">): string {
  return fallbackOrder(currentLocale()).flatMap((locale) => now.names[locale] ?? [])[0] ?? "";
}

import { type Names, nameIn } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";

/** A name in the reader's language, else in the next best, for where no mark of its language can stand; "" where there is none at all. */
export function localName(names: Names): string {
  return nameIn(names, currentLocale());
}

/** Of whom one side knows a name by language, and the other what somebody wrote. */
export function partyName(party: Names | string | null): string {
  return typeof party === "string" ? party : localName(party ?? {});
}

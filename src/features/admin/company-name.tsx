import type { Locale } from "#domain/kernel/locale.ts";
import { type Names, nameIn } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Named } from "#src/ui/text/named.tsx";

/** A company's name in the reader's language, else in the next best. */
export function companyName(names: Names): string {
  return nameIn(names, currentLocale()) || m.admin_no_name();
}

interface NamedText {
  locale: Locale;
  name: string;
  /** The language that the name is borrowed from. */
  nameLocale: Locale | null;
}

/** A company's names out of its texts. */
export function namesIn(texts: readonly NamedText[]): Names {
  return Object.fromEntries(texts.map(({ locale, name, nameLocale }) => [nameLocale ?? locale, name]));
}

/** {@link companyName}, isolated from what surrounds it. */
export function CompanyName({ names }: { names: Names }) {
  return <Named name={names} otherwise={m.admin_no_name()} className="wrap-anywhere" />;
}

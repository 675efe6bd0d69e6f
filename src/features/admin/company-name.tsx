import { fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/bdi.tsx";

type Names = Partial<Record<Locale, string>>;

/** A company's name in the reader's language, else in the next best. */
export function companyName(names: Names): string {
  return fallbackOrder(currentLocale()).flatMap((locale) => names[locale] || [])[0] ?? m.admin_no_name();
}

/** {@link companyName}, isolated from what surrounds it. */
export function CompanyName({ names }: { names: Names }) {
  return <Written className="wrap-break-word">{companyName(names)}</Written>;
}

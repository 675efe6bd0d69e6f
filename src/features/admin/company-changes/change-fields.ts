import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { CompanyIdentity } from "#domain/suppliers/company-texts.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { businessTypeName } from "#src/lib/business-type-name.ts";
import { countryName } from "#src/lib/origin-name.ts";
import type { ComparedField } from "../review/revision-fields.ts";

/** What of a company is looked at, as it is and as it is to become, field by field. */
export function comparedIdentity(now: CompanyIdentity, next: CompanyIdentity): ComparedField[] {
  const text = (label: string, of: (one: CompanyIdentity) => string, locale: Locale | null = null): ComparedField => {
    const [before, after] = [of(now), of(next)];
    return { kind: "text", label, locale, before, after, isChanged: before !== after };
  };
  return [
    ...LOCALES.map((locale) =>
      text(
        m.review_field_in({ field: m.review_field_name(), language: LANGUAGE_NAMES[locale] }),
        ({ names }) => names[locale] ?? "",
        locale,
      ),
    ),
    text(m.admin_column_type(), ({ businessType }) => businessTypeName(businessType)),
    text(m.admin_column_country(), ({ country }) => countryName(country)),
    text(m.admin_fact_licence(), ({ licenceNumber }) => licenceNumber ?? ""),
  ];
}

import { LOCALES } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Profile } from "./profile-values.ts";

/** What a company's newest change would make another, as the form calls it. */
export function changedParts({ revision, ...now }: Profile): string[] {
  if (!revision) return [];
  const { names, businessType, country, licenceNumber } = revision.content;
  const renamed = LOCALES.filter((locale) => (names[locale] ?? "") !== (now.names[locale] ?? ""));
  return [
    ...renamed.map((locale) => m.company_profile_name_in({ language: LANGUAGE_NAMES[locale] })),
    ...(businessType === now.businessType ? [] : [m.company_apply_type()]),
    ...(country === now.country ? [] : [m.company_address_country()]),
    ...(licenceNumber === now.licenceNumber ? [] : [m.company_apply_licence()]),
  ];
}

import { inEachLanguage } from "#domain/kernel/in-three-languages.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { COMPANY_TEXTS, type CompanyIdentity, type CompanyTexts } from "#domain/suppliers/company-texts.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

export type Profile = ApiOutputs["company"]["profile"];

/** Texts and facts of a company as its form holds them. */
export function textValues({ texts, website, yearEstablished, employeeCount }: Profile) {
  return {
    ...inEachLanguage(texts, COMPANY_TEXTS),
    website: website ?? "",
    yearEstablished: yearEstablished === null ? "" : String(yearEstablished),
    employeeCount: employeeCount ?? "",
  };
}

/** The identity as the form holds it: as it is to become where a change waits, or was declined and may be sent again. */
export function identityValues(profile: Profile) {
  const { names, businessType, country, licenceNumber } = shownIdentity(profile);
  return {
    name_ar: names.ar ?? "",
    name_en: names.en ?? "",
    name_fr: names.fr ?? "",
    businessType,
    country,
    licenceNumber: licenceNumber ?? "",
  };
}

function shownIdentity(profile: Profile): CompanyIdentity {
  const { revision, editMode } = profile;
  const isOffered = revision?.status === "pending" || (revision?.status === "declined" && editMode === "staged");
  return isOffered ? revision.content : profile;
}

/** Whether all that was sent stands as it was sent. */
export function isHeld(stands: Readonly<Record<string, string>>, sent: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(sent).every(([name, value]) => stands[name] === String(value ?? ""));
}

/** Of the refused fields the first text whose language is not shown, where none of those that are shown was refused. */
export function hiddenRefusal(
  fields: readonly string[],
  shown: Locale,
): { locale: Locale; name: TextName } | undefined {
  const [first] = [shown, ...LOCALES].flatMap((locale) =>
    COMPANY_TEXTS_IN_ORDER.flatMap((part) => {
      const name = `${part}_${locale}` as const;
      return fields.includes(name) ? [{ locale, name }] : [];
    }),
  );
  return first && first.locale !== shown ? first : undefined;
}

/** As they stand on the page. */
const COMPANY_TEXTS_IN_ORDER = [
  "specialization",
  "description",
  "city",
] as const satisfies (typeof COMPANY_TEXTS)[number][];
type TextName = `${(typeof COMPANY_TEXTS_IN_ORDER)[number]}_${Locale}`;

/** Names and texts by language as they are typed. */
export function typedTexts(profile: Profile, typed: Readonly<Record<string, unknown>>) {
  const texts = LOCALES.map((locale) => {
    const own = COMPANY_TEXTS.map((name) => [name, String(typed[`${name}_${locale}`] ?? "")]);
    return [locale, Object.fromEntries(own)];
  });
  return { names: profile.names, texts: Object.fromEntries(texts) as Record<Locale, CompanyTexts> };
}

import type * as z from "zod";
import { fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { BusinessType } from "./supplier-facts.ts";

const MIN_NAME = 2;

/** Texts of a company that each language has besides its name; empty where nobody wrote them. */
export const COMPANY_TEXTS = ["specialization", "city", "description"] as const;
export type CompanyTexts = Record<(typeof COMPANY_TEXTS)[number], string>;
/** What a language may lack. */
export type CompanyTextPart = "name" | keyof CompanyTexts;
/** The company's own name in each language that has one. */
export type CompanyNames = Record<Locale, string | null>;

/** What of a company is looked at before it changes in public. */
export interface CompanyIdentity {
  names: CompanyNames;
  businessType: BusinessType;
  country: string;
  licenceNumber: string | null;
}

/** What of an identity is to change; what is not named stays as it is by then. */
export interface IdentityChange extends Partial<Omit<CompanyIdentity, "names">> {
  names: Partial<CompanyNames>;
}

/** What readers of one language find. `nameLocale` is the language that a name is lent from; null where it is its own. */
export interface CompanyTextRow extends CompanyTexts {
  locale: Locale;
  name: string;
  nameLocale: Locale | null;
}

/**
 * The rows of a company's texts: one for each language in which anything is written. A language with texts and without a name
 * of its own borrows the next best, so that nobody ever reads a company without a name.
 */
export function companyTextRows(names: CompanyNames, texts: Record<Locale, CompanyTexts>): CompanyTextRow[] {
  return LOCALES.flatMap((locale) => {
    const lender = fallbackOrder(locale).find((candidate) => names[candidate]);
    const name = lender && names[lender];
    if (!name || (lender !== locale && isBlank(texts[locale]))) return [];
    return [{ locale, name, nameLocale: lender === locale ? null : lender, ...texts[locale] }];
  });
}

/** Names and texts of a company as {@link companyTextRows} wrote them. */
export function companyTextsOf(rows: readonly CompanyTextRow[]) {
  const inEach = <Value>(of: (row: CompanyTextRow | undefined) => Value): Record<Locale, Value> => {
    const [ar, en, fr] = LOCALES.map((locale) => of(rows.find((row) => row.locale === locale)));
    return { ar, en, fr } as Record<Locale, Value>;
  };
  return {
    names: inEach((row) => (row && row.nameLocale === null ? row.name : null)),
    texts: inEach(
      (row): CompanyTexts => ({
        specialization: row?.specialization ?? "",
        city: row?.city ?? "",
        description: row?.description ?? "",
      }),
    ),
  };
}

/** What of a language is not written yet, in the order of the page. */
export function missingTexts(
  { names, texts }: { names: CompanyNames; texts: Record<Locale, CompanyTexts> },
  locale: Locale,
): CompanyTextPart[] {
  const missing = COMPANY_TEXTS.filter((name) => texts[locale][name].trim() === "");
  return names[locale] ? missing : ["name", ...missing];
}

/** Whether two identities are written alike. */
export function isSameIdentity(one: CompanyIdentity, other: CompanyIdentity): boolean {
  return written(one) === written(other);
}

/** What somebody who saw an identity changed of it. */
export function identityChange(seen: CompanyIdentity, { names, ...facts }: CompanyIdentity): IdentityChange {
  const changed = Object.entries(facts).filter(([name, value]) => seen[name as keyof typeof facts] !== value);
  const renamed = LOCALES.filter((locale) => names[locale] !== seen.names[locale]);
  return {
    ...Object.fromEntries(changed),
    names: Object.fromEntries(renamed.map((locale) => [locale, names[locale]])),
  };
}

/** An identity as it becomes with a change. */
export function changedIdentity(now: CompanyIdentity, change: IdentityChange): CompanyIdentity {
  return { ...now, ...change, names: { ...now.names, ...change.names } };
}

/** At least one language has a name, and none has one of a single letter. */
export function checkOwnNames(typed: Record<`name_${Locale}`, string | null>, context: z.RefinementCtx): void {
  const named = LOCALES.filter((locale) => typed[`name_${locale}`]);
  if (named.length === 0) context.addIssue({ code: "custom", path: ["name_ar"], params: { code: "required" } });
  for (const locale of named) {
    if ((typed[`name_${locale}`]?.length ?? 0) >= MIN_NAME) continue;
    context.addIssue({
      code: "too_small",
      minimum: MIN_NAME,
      origin: "string",
      inclusive: true,
      path: [`name_${locale}`],
      input: typed,
    });
  }
}

function isBlank(texts: CompanyTexts): boolean {
  return COMPANY_TEXTS.every((name) => texts[name] === "");
}

function written({ names, businessType, country, licenceNumber }: CompanyIdentity): string {
  return JSON.stringify([LOCALES.map((locale) => names[locale]), businessType, country, licenceNumber]);
}

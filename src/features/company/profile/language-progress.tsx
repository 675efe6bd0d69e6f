import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { type CompanyTextPart, missingTexts } from "#domain/suppliers/company-texts.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatList } from "#i18n/formats.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { Profile } from "./profile-values.ts";

const PARTS: Record<CompanyTextPart, () => string> = {
  name: m.company_profile_part_name,
  specialization: m.company_profile_part_specialization,
  city: m.company_profile_part_city,
  description: m.company_profile_part_description,
};

/** How far the page is in each language. */
export function LanguageProgress({ written }: { written: Pick<Profile, "names" | "texts"> }) {
  const total = LOCALES.length;
  const done = LOCALES.filter((locale) => missingTexts(written, locale).length === 0).length;
  return (
    <div className="grid gap-3">
      <p className="font-bold text-gulf-900 text-sm">{m.company_profile_languages_done({ done, total })}</p>
      <ProgressBar label={m.company_profile_languages()} share={done / total} />
      <ul className="flex flex-wrap gap-2">
        {LOCALES.map((locale) => {
          const isWhole = missingTexts(written, locale).length === 0;
          return (
            <li key={locale}>
              <Badge tone={isWhole ? "leaf" : "brass"}>
                <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
                {isWhole && <span className="sr-only"> {m.company_profile_language_whole()}</span>}
              </Badge>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MissingPartsProps {
  missing: readonly CompanyTextPart[];
  /** The language that readers find instead. */
  instead: Locale | undefined;
}

/** What a language lacks, and what its readers see until then. */
export function MissingParts({ missing, instead }: MissingPartsProps) {
  const parts = formatList(
    missing.map((part) => labelOf(PARTS, part)),
    currentLocale(),
  );
  return (
    <p role="status" className="rounded-md bg-brass-50 px-3 py-2 text-brass-700 text-sm">
      {m.company_profile_language_missing({ parts })}
      {instead && ` ${m.company_profile_language_instead({ instead: languageName(instead, currentLocale()) })}`}
    </p>
  );
}

import { CircleCheck } from "lucide-react";
import { directionOf, fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { missingTexts } from "#domain/suppliers/company-texts.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { MissingParts } from "./language-progress.tsx";
import { type Profile, typedTexts } from "./profile-values.ts";
import type { TextsField } from "./use-texts-form.ts";

interface LanguageTextsProps {
  field: TextsField;
  profile: Profile;
  typed: Readonly<Record<string, unknown>>;
  shown: Locale;
  onShow: (locale: Locale) => void;
}

/** The texts of a company in three languages, one at a time. */
export function LanguageTexts({ field, profile, typed, shown, onShow }: LanguageTextsProps) {
  const written = typedTexts(profile, typed);
  return (
    <Tabs
      label={m.company_profile_languages()}
      chosen={shown}
      onChoose={onShow}
      tabs={LOCALES.map((locale) => {
        const missing = missingTexts(written, locale);
        return {
          name: locale,
          label: <TabLabel locale={locale} isWhole={missing.length === 0} />,
          content: (
            <div className="grid gap-4">
              {missing.length > 0 && <MissingParts missing={missing} instead={insteadOf(written, locale)} />}
              <TextsIn locale={locale} field={field} />
            </div>
          ),
        };
      })}
    />
  );
}

/** The language that readers of this one find until it is written. */
function insteadOf(written: ReturnType<typeof typedTexts>, locale: Locale): Locale | undefined {
  return fallbackOrder(locale).find((other) => other !== locale && missingTexts(written, other).length === 0);
}

function TabLabel({ locale, isWhole }: { locale: Locale; isWhole: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5">
      <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
      {isWhole && (
        <CircleCheck role="img" aria-label={m.company_profile_language_whole()} size={16} className="text-leaf-700" />
      )}
    </span>
  );
}

function TextsIn({ locale, field }: { locale: Locale; field: TextsField }) {
  const written = { lang: locale, dir: directionOf(locale) };
  return (
    <>
      <TextField
        label={m.company_profile_specialization()}
        hint={m.company_profile_specialization_hint()}
        maxLength={160}
        autoComplete="off"
        {...written}
        {...field(`specialization_${locale}`)}
      />
      <TextArea
        label={m.company_profile_about()}
        hint={m.company_profile_about_hint()}
        rows={7}
        maxLength={2000}
        {...written}
        {...field(`description_${locale}`)}
      />
      <TextField
        label={m.company_profile_city()}
        maxLength={80}
        autoComplete="off"
        {...written}
        {...field(`city_${locale}`)}
      />
    </>
  );
}

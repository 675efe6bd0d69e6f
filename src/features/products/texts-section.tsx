import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { directionOf, fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatList } from "#i18n/formats.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { useEditor } from "./editor-context.ts";
import { EditorSection } from "./editor-section.tsx";
import { SECTIONS } from "./sections.ts";
import { SpecFields } from "./spec-fields.tsx";

/** Name, description and specifications in three languages, one at a time. */
export function TextsSection() {
  const { checked } = useEditor();
  const [chosen, setChosen] = useState<Locale>(currentLocale());
  const errors = Object.keys(checked?.errors ?? {});
  return (
    <EditorSection id={SECTIONS.texts} title={m.products_texts()} intro={m.products_texts_intro()}>
      <PartlyWritten locales={checked?.partlyWritten ?? []} />
      <Tabs
        label={m.products_texts_languages()}
        chosen={chosen}
        onChoose={setChosen}
        tabs={LOCALES.map((locale) => ({
          name: locale,
          label: (
            <TabLabel
              locale={locale}
              isComplete={checked !== undefined && !checked.untranslated.includes(locale)}
              isRefused={errors.some((name) => name.startsWith(`texts.${locale}.`))}
            />
          ),
          content: <TextsIn locale={locale} />,
        }))}
      />
    </EditorSection>
  );
}

/** Stands above all languages: the one that lost its name may not be the one that is shown. */
export function PartlyWritten({ locales }: { locales: readonly Locale[] }) {
  if (locales.length === 0) return null;
  const reader = currentLocale();
  const languages = formatList(
    locales.map((locale) => languageName(locale, reader)),
    reader,
  );
  return (
    <Notice title={m.products_texts_partly({ languages })}>
      <p>{m.products_texts_partly_text()}</p>
    </Notice>
  );
}

interface TabLabelProps {
  locale: Locale;
  isComplete: boolean;
  isRefused: boolean;
}

function TabLabel({ locale, isComplete, isRefused }: TabLabelProps) {
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5">
      <span lang={locale} className={isRefused ? "text-clay-700 underline" : ""}>
        {LANGUAGE_NAMES[locale]}
      </span>
      {isRefused && <span className="sr-only">{m.products_texts_refused()}</span>}
      {isComplete && (
        <CircleCheck role="img" aria-label={m.products_texts_complete()} size={16} className="text-leaf-700" />
      )}
    </span>
  );
}

function TextsIn({ locale }: { locale: Locale }) {
  const { field } = useEditor();
  const written = { lang: locale, dir: directionOf(locale) };
  return (
    <div className="grid gap-4">
      <TranslationHint locale={locale} />
      <TextField
        label={m.products_name()}
        hint={m.products_name_hint()}
        required
        maxLength={200}
        autoComplete="off"
        {...written}
        {...field(`texts.${locale}.name`)}
      />
      <TextArea
        label={m.products_description()}
        hint={m.products_description_hint()}
        required
        rows={6}
        maxLength={4000}
        {...written}
        {...field(`texts.${locale}.description`)}
      />
      <SpecFields key={locale} locale={locale} />
    </div>
  );
}

/** Which language buyers of this one read until the translation is there. */
function TranslationHint({ locale }: { locale: Locale }) {
  const { checked } = useEditor();
  if (!checked?.untranslated.includes(locale)) return null;
  const instead = fallbackOrder(locale).find((other) => !checked.untranslated.includes(other));
  const language = languageName(locale, currentLocale());
  return (
    <p role="status" className="rounded-md bg-brass-50 px-3 py-2 text-brass-700 text-sm">
      {instead
        ? m.products_texts_instead({ language, instead: languageName(instead, currentLocale()) })
        : m.products_texts_none({ language })}
    </p>
  );
}

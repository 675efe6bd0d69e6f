import { type ReactNode, useState } from "react";
import { isWhole } from "#domain/kernel/in-three-languages.ts";
import { fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Chip } from "#src/ui/list/chip.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";

interface PreviewProps {
  names: readonly string[];
  values: Record<string, unknown>;
  /** Draws the entry as its public page does, in a language that is written. */
  render: (locale: Locale) => ReactNode;
}

/** What readers of each language will see, another language in the place of a missing one. */
export function Preview({ names, values, render }: PreviewProps) {
  const [reader, setReader] = useState<Locale>(currentLocale());
  const shown = fallbackOrder(reader).find((locale) => isWhole(values, names, locale));
  return (
    <Panel title={m.editor_preview()} intro={m.editor_preview_intro()}>
      {/* biome-ignore lint/a11y/useSemanticElements: chips are no fields */}
      <div role="group" aria-label={m.editor_preview_reader()} className="flex flex-wrap gap-2">
        {LOCALES.map((locale) => (
          <Chip key={locale} active={locale === reader} onClick={() => setReader(locale)}>
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          </Chip>
        ))}
      </div>
      {shown && shown !== reader && (
        <Notice>
          <p>{m.editor_preview_instead({ language: isolated(LANGUAGE_NAMES[shown]) })}</p>
        </Notice>
      )}
      {shown ? (
        <div className="min-w-0">{render(shown)}</div>
      ) : (
        <p className="text-sand-600">{m.editor_preview_none()}</p>
      )}
    </Panel>
  );
}

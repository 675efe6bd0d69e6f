import type { ReactNode } from "react";
import { isBlank, isWhole } from "#domain/kernel/in-three-languages.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { LanguageBadge, type LanguageState } from "./language-marks.tsx";

interface LanguageColumnsProps {
  /** Names of the fields that a language has. */
  names: readonly string[];
  /** What is typed. */
  values: Record<string, unknown>;
  /** The language that a phone shows. */
  shown: Locale;
  onShow: (locale: Locale) => void;
  /** The fields of a language. */
  children: (locale: Locale) => ReactNode;
}

/** The same fields in three languages: side by side on a desk, one at a time on a phone. */
export function LanguageColumns({ names, values, shown, onShow, children }: LanguageColumnsProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame around three */}
      <div
        role="group"
        aria-label={m.editor_languages()}
        className="grid auto-cols-fr grid-flow-col rounded-lg bg-sand-100 p-1 lg:hidden"
      >
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === shown}
            onClick={() => onShow(locale)}
            className="grid min-h-14 min-w-0 justify-items-center gap-0.5 rounded-md border-2 border-transparent px-1 py-1.5 font-bold text-sand-700 text-sm aria-pressed:border-gulf-700 aria-pressed:bg-white aria-pressed:text-gulf-900 aria-pressed:shadow-card"
          >
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
            <LanguageBadge state={stateOf(values, names, locale)} />
          </button>
        ))}
      </div>
      <div className="grid min-w-0 gap-5 lg:grid-cols-3">
        {LOCALES.map((locale) => (
          <fieldset
            key={locale}
            className={`min-w-0 content-start gap-4 ${locale === shown ? "grid" : "hidden lg:grid"}`}
          >
            <legend className="mb-3 flex w-full flex-wrap items-center gap-2 border-sand-200 border-b pb-2 max-lg:sr-only">
              <span lang={locale} className="font-bold text-gulf-900 text-lg">
                {LANGUAGE_NAMES[locale]}
              </span>
              <LanguageBadge state={stateOf(values, names, locale)} />
            </legend>
            {children(locale)}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

function stateOf(values: Record<string, unknown>, names: readonly string[], locale: Locale): LanguageState {
  if (isWhole(values, names, locale)) return "whole";
  return isBlank(values, names, locale) ? "missing" : "unfinished";
}

import type { Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { toneOf } from "#src/vocabulary/look-of.ts";

/** Says which translations are missing; nothing where all are there. */
export function MissingMarks({ missing }: { missing: readonly Locale[] }) {
  return missing.map((locale) => (
    <Badge key={locale} tone="brass">
      {m.editor_missing_language({ language: isolated(LANGUAGE_NAMES[locale]) })}
    </Badge>
  ));
}

export type LanguageState = "whole" | "unfinished" | "missing";

const STATES = {
  whole: { tone: "leaf", words: m.editor_language_whole },
  unfinished: { tone: "clay", words: m.editor_language_unfinished },
  missing: { tone: "brass", words: m.editor_language_missing },
} as const;

/** How far the text of a language is. */
export function LanguageBadge({ state }: { state: LanguageState }) {
  const { tone, words } = toneOf(STATES, state);
  return <Badge tone={tone}>{words}</Badge>;
}

import { useState } from "react";
import { flushSync } from "react-dom";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";

/** Which language a phone shows; a refused field brings its language to the front. */
export function useShownLanguage() {
  const [shown, setShown] = useState<Locale>(currentLocale());
  const showRefused = (fields: readonly string[]) => {
    const [first = ""] = fields;
    const locale = LOCALES.find((one) => first.endsWith(`_${one}`));
    if (!locale || fields.some((field) => field.endsWith(`_${shown}`))) return;
    // A hidden field takes no focus: it must be on screen first.
    flushSync(() => setShown(locale));
    document.getElementsByName(first)[0]?.focus();
  };
  return { shown, setShown, showRefused };
}

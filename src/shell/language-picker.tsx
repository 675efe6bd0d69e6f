import { useRouterState } from "@tanstack/react-router";
import { Check, ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { switchLocale } from "#i18n/client-locale.ts";
import { withColon } from "#i18n/colon.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Disclosure } from "#src/ui/overlay/disclosure.tsx";

/** The three languages in their own names; real links, so that it works before the page is hydrated. Below them currency and scheme (display-panel.ts). */
export function LanguagePicker() {
  const current = currentLocale();
  return (
    <Disclosure
      className="relative"
      label={`${withColon(m.shell_language())} ${LANGUAGE_NAMES[current]}`}
      summary={
        <>
          <span className="max-sm:hidden">
            <Flag locale={current} />
          </span>
          <span lang={current}>{LANGUAGE_NAMES[current]}</span>
          <ChevronDown aria-hidden size={16} className="max-sm:hidden" />
        </>
      }
      summaryClass="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm max-sm:px-1.5 max-sm:text-xs hover:bg-gulf-50"
      panelClass="absolute end-0 top-full z-40 mt-1 w-72 rounded-lg border border-sand-200 bg-white p-1.5 shadow-raised"
    >
      <ul>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} active={locale === current} />
          </li>
        ))}
      </ul>
      <div data-display className="border-sand-200 border-t p-3" />
    </Disclosure>
  );
}

function LanguageLink({ locale, active }: { locale: Locale; active: boolean }) {
  const href = useRouterState({ select: ({ location }) => hrefIn(locale, location.pathname, location.searchStr) });
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    switchLocale(locale);
  };
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      onClick={choose}
      aria-current={active || undefined}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 hover:bg-gulf-50"
    >
      <Flag locale={locale} />
      <span className="grow">{LANGUAGE_NAMES[locale]}</span>
      {active && <Check aria-hidden size={18} className="text-gulf-700" />}
    </a>
  );
}

function hrefIn(locale: Locale, path: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("lang", locale);
  return `${path}?${parameters}`;
}

/** The flag that stands beside a language's name (spec §2): Emirates, United Kingdom, France. Decorative; fetched where it is seen. */
function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/flags/${locale}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="shrink-0 rounded-[3px] ring-1 ring-sand-300"
    />
  );
}

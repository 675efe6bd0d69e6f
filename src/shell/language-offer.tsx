import { X } from "lucide-react";
import { createRoot } from "react-dom/client";
import { directionOf, isLocale, type Locale } from "#domain/kernel/locale.ts";
import { rememberLocale, switchLocale } from "#i18n/client-locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { keepAboveBars, TOASTS_ABOVE } from "#src/ui/page/above-bars.ts";

/**
 * Offers the language that the browser prefers, in that language, at the lower edge: nothing of the page moves. Either answer is
 * a choice and is remembered, so it is asked once.
 */
export function offerLanguage(): void {
  const locale = offeredLocale();
  if (locale) showOffer(locale);
}

/** The language that the browser prefers, where the page is in another one; null where there is none. */
function offeredLocale(): Locale | null {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale);
  return preferred && preferred !== currentLocale() ? preferred : null;
}

function showOffer(locale: Locale): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const moving = new AbortController();
  const stay = () => {
    rememberLocale(currentLocale());
    moving.abort();
    root.unmount();
    place.remove();
  };
  root.render(<LanguageOffer locale={locale} onStay={stay} />);
  keepAboveBars();
  // What stands below comes and goes with these.
  for (const event of ["scroll", "resize", "click"]) {
    window.addEventListener(event, keepAboveBars, { passive: true, signal: moving.signal });
  }
}

function LanguageOffer({ locale, onStay }: { locale: Locale; onStay: () => void }) {
  return (
    <section
      lang={locale}
      dir={directionOf(locale)}
      aria-label={LANGUAGE_NAMES[locale]}
      style={{ bottom: `var(${TOASTS_ABOVE}, 5rem)` }}
      className="fixed inset-x-3 z-40 mx-auto flex max-w-md items-center gap-2 rounded-lg border border-sand-200 bg-white ps-4 shadow-raised print:hidden"
    >
      <p className="grow py-3 text-sm">{m.shell_offer_language({}, { locale })}</p>
      <button
        type="button"
        onClick={() => switchLocale(locale)}
        className="min-h-11 shrink-0 rounded-md bg-gulf-700 px-4 font-bold text-sm text-white hover:bg-gulf-800"
      >
        {m.shell_offer_switch({}, { locale })}
      </button>
      <button
        type="button"
        aria-label={m.shell_offer_stay({}, { locale })}
        onClick={onStay}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-gulf-50"
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}

import { Check } from "lucide-react";
import { useState } from "react";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { switchLocale } from "#i18n/client-locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { DisplayChoice } from "#src/ui/fields/display-choice.tsx";
import { heldProps } from "#src/ui/held.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { settingsFailure } from "./settings-toast.ts";

/** One language for the site and our mails. It is stored first, then the page comes again in it; drafts are kept. */
export function LanguageSection() {
  const settings = api.account.settings.useQuery();
  const [chosen, setChosen] = useState<Locale>();
  const saving = api.account.updateSettings.useMutation({
    onSuccess: ({ locale }) => switchLocale(locale),
    onError: () => {
      setChosen(undefined);
      settingsFailure();
    },
  });
  const choose = (locale: Locale) => {
    setChosen(locale);
    saving.mutate({ locale });
  };
  const mailLocale = settings.data?.locale;
  return (
    <div className="grid gap-5">
      <Panel intro={m.settings_language_intro()}>
        {mailLocale && mailLocale !== currentLocale() && (
          <Notice>{m.settings_language_mails({ language: isolated(LANGUAGE_NAMES[mailLocale]) })}</Notice>
        )}
        <ul className="grid gap-3 sm:grid-cols-3">
          {LOCALES.map((locale) => (
            <li key={locale}>
              <LanguageButton
                locale={locale}
                isChosen={(chosen ?? currentLocale()) === locale}
                isBusy={saving.isPending || saving.isSuccess}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel>
        <DisplayChoice />
      </Panel>
    </div>
  );
}

interface LanguageButtonProps {
  locale: Locale;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (locale: Locale) => void;
}

function LanguageButton({ locale, isChosen, isBusy, onChoose }: LanguageButtonProps) {
  const variant = isChosen ? "border-gulf-700 bg-gulf-50 font-bold text-gulf-900" : "border-sand-300 bg-white";
  return (
    <button
      type="button"
      lang={locale}
      aria-pressed={isChosen}
      {...heldProps(isBusy, () => onChoose(locale))}
      className={`flex min-h-16 w-full items-center justify-between gap-3 rounded-lg border-2 px-5 text-lg hover:border-gulf-500 aria-disabled:opacity-70 ${variant}`}
    >
      <bdi>{LANGUAGE_NAMES[locale]}</bdi>
      {isChosen && <Check aria-hidden size={22} className="shrink-0 text-brass-600" />}
    </button>
  );
}

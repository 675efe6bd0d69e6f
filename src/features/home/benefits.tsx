import { Globe, PackageCheck, ScrollText } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

const BENEFITS = [
  { Icon: Globe, title: m.home_benefit_markets_title, text: m.home_benefit_markets_text },
  { Icon: ScrollText, title: m.home_benefit_secure_title, text: m.home_benefit_secure_text },
  { Icon: PackageCheck, title: m.home_benefit_logistics_title, text: m.home_benefit_logistics_text },
] as const;

/** Global markets, secure transactions, efficient logistics (spec §2): each says what really stands behind it. */
export function Benefits() {
  return (
    <Section title={m.home_benefits_title()} tone="sand">
      <ul
        // A strip that scrolls and holds no link: keys reach it by itself.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (axe)
        tabIndex={0}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-8 md:px-0"
      >
        {BENEFITS.map(({ Icon, title, text }) => (
          <li
            key={title()}
            className="flex w-72 shrink-0 snap-start gap-3 max-md:rounded-lg max-md:border max-md:border-sand-200 max-md:bg-white max-md:p-3 md:grid md:w-auto md:content-start md:gap-4"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full border border-brass-300 bg-white text-brass-700 sm:size-12">
              <Icon aria-hidden size={24} />
            </span>
            <div className="grid sm:gap-1">
              <h3 className="text-gulf-900 text-lg sm:text-xl">{title()}</h3>
              <p className="text-sand-700 max-sm:text-sm">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

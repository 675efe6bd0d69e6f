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
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title()} className="flex gap-4 md:grid md:content-start">
            <span className="grid size-12 shrink-0 place-items-center rounded-full border border-brass-300 bg-white text-brass-700">
              <Icon aria-hidden size={24} />
            </span>
            <div className="grid gap-1">
              <h3 className="text-gulf-900 text-xl">{title()}</h3>
              <p className="text-sand-700">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

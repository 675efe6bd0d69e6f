import { Award, Clock, FileCheck2, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";

const FEATURES = [
  { Icon: FileCheck2, title: m.home_banner_secure, text: m.home_banner_secure_text },
  { Icon: Timer, title: m.home_banner_shipping, text: m.home_banner_shipping_text },
  { Icon: Clock, title: m.home_banner_support, text: m.home_banner_support_text },
  { Icon: Award, title: m.home_banner_quality, text: m.home_banner_quality_text },
] as const;

/** Sourcing from the UAE and Saudi Arabia, with four features (spec §2). */
export function SourcingBanner({ action }: { action: ReactNode }) {
  return (
    <section className="py-6 sm:py-14">
      <Container>
        <div className="relative isolate grid gap-4 overflow-hidden rounded-2xl border border-brass-200 bg-brass-50 px-4 py-4 sm:gap-8 sm:px-10 sm:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center">
          <StarGround className="absolute inset-0 -z-10 text-brass-400 opacity-15" />
          <div className="grid justify-items-start gap-3 sm:gap-4">
            <h2 className="text-gulf-900 text-xl sm:text-3xl">{m.home_banner_title()}</h2>
            <p className="text-sand-800 max-sm:text-sm">{m.home_banner_intro()}</p>
            {action}
          </div>
          <ul className="grid grid-cols-2 gap-2 sm:gap-3">
            {FEATURES.map(({ Icon, title, text }) => (
              <li
                key={title()}
                className="flex gap-2 rounded-lg border border-brass-200 bg-white p-2.5 sm:gap-3 sm:p-4"
              >
                <Icon aria-hidden size={22} className="shrink-0 text-brass-700 sm:mt-1" />
                <div>
                  <h3 className="text-gulf-900 max-sm:text-sm">{title()}</h3>
                  <p className="text-sand-700 text-sm max-sm:hidden">{text()}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

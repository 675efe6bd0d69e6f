import { Compass, Route } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

/** How the platform came to be, and why it bears its name. */
export function Background() {
  return (
    <Section title={m.content_about_background_title()}>
      <div className="grid gap-6 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
        <p className="border-brass-400 border-s-4 ps-5 text-gulf-900 text-lg sm:text-xl">
          {m.content_about_background_name()}
        </p>
        <div className="grid content-start gap-4 text-sand-700">
          <p>{m.content_about_background_distance()}</p>
          <p>{m.content_about_background_way()}</p>
        </div>
      </div>
    </Section>
  );
}

/** Vision and mission, side by side where there is room. */
export function Direction() {
  return (
    <Section tone="sand" title={m.content_about_direction_title()}>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <DirectionCard
          title={m.content_about_vision_title()}
          text={m.content_about_vision_text()}
          icon={<Compass aria-hidden size={28} />}
        />
        <DirectionCard
          title={m.content_about_mission_title()}
          text={m.content_about_mission_text()}
          icon={<Route aria-hidden size={28} />}
        />
      </div>
    </Section>
  );
}

function DirectionCard({ title, text, icon }: { title: string; text: string; icon: ReactNode }) {
  return (
    <article className="grid content-start gap-3 rounded-xl border border-sand-200 bg-white p-6 shadow-card sm:p-8">
      <span className="grid size-14 place-items-center rounded-full bg-gulf-50 text-gulf-700">{icon}</span>
      <h3 className="text-gulf-900 text-xl">{title}</h3>
      <p className="text-lg text-sand-700">{text}</p>
    </article>
  );
}

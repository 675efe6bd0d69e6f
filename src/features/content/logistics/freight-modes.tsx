import { Plane, Ship, Truck } from "lucide-react";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

const MODES = [
  {
    Icon: Plane,
    title: m.content_logistics_air_title,
    text: m.content_logistics_air_text,
    fits: m.content_logistics_air_fits,
    documents: m.content_logistics_air_documents,
    moves: false,
  },
  {
    Icon: Ship,
    title: m.content_logistics_sea_title,
    text: m.content_logistics_sea_text,
    fits: m.content_logistics_sea_fits,
    documents: m.content_logistics_sea_documents,
    moves: false,
  },
  {
    Icon: Truck,
    title: m.content_logistics_local_title,
    text: m.content_logistics_local_text,
    fits: m.content_logistics_local_fits,
    documents: m.content_logistics_local_documents,
    moves: true,
  },
] as const;

/** Air, sea, local: when each fits and what it needs (spec §2). */
export function FreightModes() {
  return (
    <Section id="modes" title={m.content_logistics_modes_title()}>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
        {MODES.map((mode) => (
          <ModeCard key={mode.title()} mode={mode} />
        ))}
      </div>
    </Section>
  );
}

function ModeCard({ mode: { Icon, title, text, fits, documents, moves } }: { mode: (typeof MODES)[number] }) {
  // A truck drives where reading goes; plane and ship look the same both ways.
  const flip = moves && currentDirection() === "rtl" ? "-scale-x-100" : "";
  return (
    <article className="grid content-start gap-4 rounded-xl border border-sand-200 bg-white p-6 shadow-card">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gulf-800 text-brass-300">
          <Icon aria-hidden size={28} className={flip} />
        </span>
        <h3 className="text-gulf-900 text-xl">{title()}</h3>
      </div>
      <p className="font-bold text-gulf-800">{text()}</p>
      <dl className="grid gap-3">
        <div>
          <dt className="font-bold text-brass-700 text-sm">{m.content_logistics_mode_fits()}</dt>
          <dd className="text-sand-700">{fits()}</dd>
        </div>
        <div>
          <dt className="font-bold text-brass-700 text-sm">{m.content_logistics_mode_documents()}</dt>
          <dd className="text-sand-700">{documents()}</dd>
        </div>
      </dl>
    </article>
  );
}

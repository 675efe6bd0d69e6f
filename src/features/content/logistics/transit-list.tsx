import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { daysInWords, TRANSIT_REGIONS } from "./transit-times.ts";

/** Transit from the UAE by region: a card each on a phone, in columns where there is room. */
export function TransitList() {
  return (
    <Section
      id="transit"
      tone="gulf"
      title={m.content_logistics_transit_title()}
      intro={m.content_logistics_transit_intro()}
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {TRANSIT_REGIONS.map(({ name, ports, sea, air, road }) => (
          <li key={name()} className="grid content-start gap-3 rounded-xl border border-gulf-700 bg-gulf-950 p-5">
            <div>
              <h3 className="text-lg">{name()}</h3>
              <p className="text-gulf-200 text-sm">{ports()}</p>
            </div>
            <dl className="grid gap-1.5">
              <Days label={m.content_logistics_transit_by_sea()} value={daysInWords(sea)} />
              <Days label={m.content_logistics_transit_by_air()} value={daysInWords(air)} />
              {road && <Days label={m.content_logistics_transit_by_road()} value={daysInWords(road)} />}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Days({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-gulf-800 border-t pt-1.5">
      <dt className="text-gulf-100 text-sm">{label}</dt>
      <dd className="font-bold text-brass-300">{value}</dd>
    </div>
  );
}

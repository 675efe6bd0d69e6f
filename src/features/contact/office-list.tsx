import { MapPin } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { CoastMap } from "./coast-map.tsx";
import { OFFICES } from "./offices.ts";
import { mapsLink } from "./platform-facts.ts";

/** The three offices beside a drawn map. */
export function OfficeList() {
  return (
    <Section title={m.forms_contact_offices()} intro={m.forms_contact_offices_hint()} tone="sand">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <CoastMap />
        <ul className="grid gap-3">
          {OFFICES.map(({ id, name, address, query }) => (
            <li key={id} className="rounded-lg border border-sand-200 bg-white p-5 shadow-card">
              <h3 className="text-gulf-900 text-lg">{name()}</h3>
              <p className="text-sand-700">{address()}</p>
              <a
                href={mapsLink(query)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={m.forms_contact_open_map_of({ office: name() })}
                className="mt-1 inline-flex min-h-11 items-center gap-2 font-bold text-gulf-700 text-sm underline-offset-4 hover:underline"
              >
                <MapPin aria-hidden size={18} />
                {m.forms_contact_open_map()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

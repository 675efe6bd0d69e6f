import { m } from "#i18n/paraglide/messages.js";
import { OFFICES } from "./offices.ts";

/** The coast from Abu Dhabi to Umm Al Quwain, traced from its coordinates. */
const COAST =
  "M-82 711 L20 675 82 607 104 566 128 548 183 504 205 462 236 427 280 408 326 378 352 340 379 315 402 290 424 275 440 248 448 225 470 208 489 193 508 172 522 153 536 136 550 121 572 84 595 58 632 22 673 -9 760 -60";
const STAR =
  "M0 -34 L10 -24 24 -24 24 -10 34 0 24 10 24 24 10 24 0 34 -10 24 -24 24 -24 10 -34 0 -24 -10 -24 -24 -10 -24 Z";

/** A drawn map in place of a foreign one: no third party is asked, and it says that it is a drawing. */
export function CoastMap() {
  return (
    <figure className="overflow-hidden rounded-xl border border-sand-200 bg-gulf-50">
      <svg viewBox="0 0 734 640" role="img" aria-label={m.forms_contact_map_alt()} className="w-full">
        <Sea />
        <path d={`${COAST} L760 720 -82 720 Z`} className="fill-sand-100 stroke-brass-400" strokeWidth={3} />
        <text x={200} y={230} textAnchor="middle" className="fill-gulf-700 text-[26px] lg:text-[20px]">
          {m.forms_contact_map_sea()}
        </text>
        <path d={STAR} transform="translate(86 92)" className="fill-brass-200 stroke-brass-500" strokeWidth={2} />
        {OFFICES.map((office) => (
          <g key={office.id}>
            <circle cx={office.x} cy={office.y} r={22} className="fill-brass-300" opacity={0.45} />
            <circle cx={office.x} cy={office.y} r={10} className="fill-gulf-800 stroke-white" strokeWidth={3} />
            <text
              x={office.labelX}
              y={office.labelY}
              textAnchor="middle"
              className="fill-gulf-900 font-bold text-[32px] lg:text-[24px]"
            >
              {office.name()}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="border-sand-200 border-t bg-white px-4 py-2 text-sand-600 text-xs">
        {m.forms_contact_map_note()}
      </figcaption>
    </figure>
  );
}

/** Lines of equal depth: the coast, moved out to sea. */
function Sea() {
  return [40, 90, 150, 220].map((distance) => (
    <path
      key={distance}
      d={COAST}
      transform={`translate(${-distance} ${-distance * 0.6})`}
      fill="none"
      className="stroke-gulf-200"
      strokeWidth={2}
    />
  ));
}

import { Warehouse } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

const WAREHOUSES = [
  {
    city: m.content_logistics_warehouse_dubai,
    text: m.content_logistics_warehouse_dubai_text,
    goods: m.content_logistics_warehouse_dubai_goods,
    picture: "/pictures/pallet-cartons.svg",
  },
  {
    city: m.content_logistics_warehouse_abu_dhabi,
    text: m.content_logistics_warehouse_abu_dhabi_text,
    goods: m.content_logistics_warehouse_abu_dhabi_goods,
    picture: "/pictures/rebar-bundle.svg",
  },
  {
    city: m.content_logistics_warehouse_sharjah,
    text: m.content_logistics_warehouse_sharjah_text,
    goods: m.content_logistics_warehouse_sharjah_goods,
    picture: "/pictures/carton-open.svg",
  },
] as const;

/** The three warehouses (spec §2). */
export function Warehouses() {
  return (
    <Section
      id="warehouses"
      title={m.content_logistics_warehouses_title()}
      intro={m.content_logistics_warehouses_intro()}
    >
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
        {WAREHOUSES.map(({ city, text, goods, picture }) => (
          <li key={city()} className="overflow-hidden rounded-xl border border-sand-200 bg-white shadow-card">
            <img
              src={picture}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-[2/1] w-full object-cover"
            />
            <div className="grid gap-2 p-6">
              <h3 className="flex items-center gap-2.5 text-gulf-900 text-xl">
                <Warehouse aria-hidden size={24} className="text-gulf-600" /> {city()}
              </h3>
              <p className="text-sand-700">{text()}</p>
              <p className="text-sm">
                <span className="font-bold text-brass-700">{m.content_logistics_warehouse_handles()}</span>{" "}
                <span className="block text-sand-700">{goods()}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

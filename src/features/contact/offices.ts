import { m } from "#i18n/paraglide/messages.js";

/** The three offices (spec §2). `x` and `y` place them on the drawn map; `query` finds the district in map apps. */
export const OFFICES = [
  {
    id: "dubai",
    name: m.forms_contact_office_dubai,
    address: m.forms_contact_office_dubai_address,
    query: "Port Saeed, Deira, Dubai, United Arab Emirates",
    ...{ x: 489, y: 196, labelX: 408, labelY: 190 },
  },
  {
    id: "abu-dhabi",
    name: m.forms_contact_office_abu_dhabi,
    address: m.forms_contact_office_abu_dhabi_address,
    query: "Musaffah, Abu Dhabi, United Arab Emirates",
    ...{ x: 118, y: 556, labelX: 215, labelY: 590 },
  },
  {
    id: "sharjah",
    name: m.forms_contact_office_sharjah,
    address: m.forms_contact_office_sharjah_address,
    query: "Industrial Area 1, Sharjah, United Arab Emirates",
    ...{ x: 528, y: 152, labelX: 620, labelY: 160 },
  },
] as const;

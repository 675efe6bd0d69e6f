import type { Country } from "./countries.ts";
import { englishPlace } from "./places.ts";

/** In which country the known places are, by their English names. */
const PLACES_OF: Partial<Record<Country, string>> = {
  AE: `Abu Dhabi, Dubai, Jebel Ali, Jebel Ali Port, Sharjah, Ajman, Umm Al Quwain, Ras Al Khaimah, Fujairah, Al Ain, Khalifa Port,
    Port Khalid`,
  SA: `Riyadh, Jeddah, Jeddah Islamic Port, Dammam, Dammam Port, Al Khobar, Jubail, Medina, Mecca, Taif, Tabuk, Jazan, Al Ahsa,
    Buraydah, Yanbu`,
  KW: "Kuwait City, Shuwaikh, Shuwaikh Port",
  QA: "Doha, Hamad Port",
  BH: "Manama, Khalifa Bin Salman Port",
  OM: "Muscat, Sohar, Sohar Port, Salalah, Port of Salalah, Duqm",
  EG: "Cairo, Alexandria, Port of Alexandria, Port Said, Suez, Ain Sokhna, Damietta",
  JO: "Amman, Aqaba",
  LB: "Beirut",
  SY: "Damascus",
  IQ: "Baghdad, Basra, Umm Qasr, Erbil",
  YE: "Aden, Sanaa, Hodeidah, Mukalla",
  TR: "Istanbul, Mersin",
  MA: "Casablanca, Tangier, Tanger Med",
  DZ: "Algiers, Oran",
  TN: "Tunis",
  LY: "Tripoli, Benghazi, Misrata",
  MR: "Nouakchott",
  SD: "Khartoum, Port Sudan",
  DJ: "Djibouti",
  ET: "Addis Ababa",
  SO: "Mogadishu, Berbera, Hargeisa",
  KE: "Mombasa, Port of Mombasa, Nairobi",
  TZ: "Dar es Salaam, Port of Dar es Salaam, Zanzibar",
  UG: "Kampala",
  RW: "Kigali",
  ZM: "Lusaka",
  ZW: "Harare",
  MZ: "Maputo",
  AO: "Luanda",
  CD: "Kinshasa",
  NG: "Lagos, Abuja, Kano",
  GH: "Accra, Tema",
  TG: "Lomé",
  BJ: "Cotonou",
  CM: "Douala",
  SN: "Dakar",
  GN: "Conakry",
  ML: "Bamako",
  CI: "Abidjan",
  ZA: "Johannesburg, Durban, Cape Town",
  MU: "Port Louis",
  IN: "Mumbai",
  PK: "Karachi",
};

const COUNTRY_OF = new Map(
  Object.entries(PLACES_OF).flatMap(([country, names]) =>
    names.split(/,\s+/).map((name) => [name, country as Country] as const),
  ),
);

/** The country of a known place, in whatever language it is written; null for any other text. */
export function countryOfPlace(name: string): Country | null {
  return COUNTRY_OF.get(englishPlace(name) ?? "") ?? null;
}

import type { Locale } from "#domain/kernel/locale.ts";

/** Who buys in the demo's history, as their forms say it; trading houses, no persons. */
const PARTIES = {
  buyer: {
    locale: "ar",
    contact: { companyName: "مشتريات الساحل", contactName: "قسم المشتريات", phone: "+971501234567" },
    place: { country: "AE", city: "دبي", address: "القوز الصناعية 3، دبي" },
  },
  buyer2: {
    locale: "en",
    contact: { companyName: "Demo Buyer 2", contactName: "Procurement", phone: "+254 700 000 000" },
    place: { country: "KE", city: "Mombasa", address: "Port Road, Mombasa" },
  },
  buyer3: {
    locale: "fr",
    contact: { companyName: "Comptoir de l’Atlas", contactName: "Service achats", phone: "+212 522 00 00 00" },
    place: { country: "MA", city: "Casablanca", address: "Boulevard de la Gare, Casablanca" },
  },
  guest: {
    locale: "en",
    contact: { companyName: "Harbour Hotel Supplies", contactName: "Purchasing", phone: "+968 2200 0000" },
    place: { country: "OM", city: "Muscat", address: "Port Sultan Qaboos, Muscat" },
  },
} as const satisfies Record<string, Party>;

interface Party {
  locale: Locale;
  contact: { companyName: string; contactName: string; phone: string };
  place: { country: string; city: string; address: string };
}

/** @throws Error for who buys nothing in this history */
export function partyOf(who: string): Party {
  const party = PARTIES[who as keyof typeof PARTIES];
  if (!party) throw new Error(`${who} buys nothing here`);
  return party;
}

import type { Unit } from "#domain/catalogue/product-facts.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { Random } from "../catalogue/random.ts";
import type { TradeLine } from "./lines.ts";

/** A request of the made market; the line that it means is known. */
export interface MadeRequest {
  locale: Locale;
  line: TradeLine;
  text: string;
  quantity: number;
  unit: Unit;
  /** Whether the buyer also chose the sub-category. */
  isSorted: boolean;
  destination: string | null;
}

type Phrase = readonly [string, ...string[]];

/** How buyers ask; `{g}` stands for the goods, `{n}` for how many. */
const PHRASES: Record<Locale, Phrase> = {
  ar: [
    "مطلوب {g}، الكمية {n}",
    "السلام عليكم، نبحث عن مورد {g} بسعر الجملة",
    "نرغب في شراء {g} تسليم جبل علي",
    "عرض سعر {g} لو سمحتم",
    "احتاج {n} {g} للتوريد الشهري",
  ],
  en: [
    "We need {n} of {g}, delivered to Jebel Ali",
    "Looking for a supplier of {g}. Monthly orders.",
    "Please quote {g}",
    "wholesale {g}, best price",
    "{g} for our shops in Nairobi, payment by LC",
  ],
  fr: [
    "Nous cherchons {g}, livraison Djeddah",
    "Demande de devis pour {g}",
    "{n} de {g}, commande mensuelle",
    "Fournisseur de {g} en gros",
    "Bonjour, merci de nous faire une offre pour {g}",
  ],
};

const UNIT_WORDS: Partial<Record<Unit, Record<Locale, string>>> = {
  piece: { ar: "حبة", en: "pcs", fr: "pièces" },
  carton: { ar: "كرتون", en: "cartons", fr: "cartons" },
  box: { ar: "علبة", en: "boxes", fr: "boîtes" },
  kg: { ar: "كيلو", en: "kg", fr: "kg" },
};

const DESTINATIONS: readonly [string | null, ...(string | null)[]] = [null, null, "AE", "SA", "KE"];

/** Some requests for each line in each language, each for goods of it that somebody may or may not have. */
export function makeRequests(random: Random, lines: readonly TradeLine[], each = 2): MadeRequest[] {
  return lines.flatMap((line) =>
    LOCALES.flatMap((locale) => Array.from({ length: each }, () => requestFor(random, line, locale))),
  );
}

function requestFor(random: Random, line: TradeLine, locale: Locale): MadeRequest {
  const [first, ...others] = line.goods;
  if (!first) throw new Error(`${line.name} has no goods`);
  const { names, unit } = random.pick([first, ...others]);
  const quantity = random.pick([20, 200, 2000]);
  const amount = `${quantity} ${UNIT_WORDS[unit]?.[locale] ?? ""}`.trim();
  const goods = locale === "ar" ? names.ar : names[locale].charAt(0).toLowerCase() + names[locale].slice(1);
  return {
    ...{ locale, line, quantity, unit },
    text: random.pick(PHRASES[locale]).replace("{g}", goods).replace("{n}", amount),
    isSorted: random.next() < 0.5,
    destination: random.pick(DESTINATIONS),
  };
}

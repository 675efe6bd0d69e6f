import { foldText } from "./fold-text.ts";
import { LOCALES, type Locale } from "./locale.ts";

/**
 * Cities and ports that the Gulf trades with, as each language calls them; further spellings behind a bar. A port stands apart from
 * its city, since delivery to the one is none to the other. What is not here stays as somebody wrote it.
 */
const PLACES: readonly (readonly [ar: string, en: string, fr: string])[] = [
  ["أبوظبي|أبو ظبي", "Abu Dhabi", "Abou Dabi|Abou Dhabi|Abu Dabi"],
  ["دبي", "Dubai", "Dubaï"],
  ["جبل علي", "Jebel Ali", "Jebel Ali|Djebel Ali"],
  ["ميناء جبل علي", "Jebel Ali Port|Port of Jebel Ali", "Port de Jebel Ali"],
  ["الشارقة", "Sharjah", "Charjah|Sharjah"],
  ["عجمان", "Ajman", "Ajman"],
  ["أم القيوين", "Umm Al Quwain", "Oumm al Qaïwaïn"],
  ["رأس الخيمة", "Ras Al Khaimah", "Ras el Khaïmah|Ras Al Khaïmah"],
  ["الفجيرة", "Fujairah", "Fujaïrah|Foujaïrah"],
  ["العين", "Al Ain", "Al Aïn"],
  ["ميناء خليفة", "Khalifa Port", "Port Khalifa"],
  ["الرياض", "Riyadh", "Riyad"],
  ["جدة", "Jeddah", "Djeddah|Djedda|Jeddah"],
  ["ميناء جدة الإسلامي", "Jeddah Islamic Port", "Port islamique de Djeddah"],
  ["الدمام", "Dammam", "Dammam"],
  ["الجبيل", "Jubail", "Jubail|Joubail"],
  ["المدينة المنورة", "Medina|Madinah", "Médine"],
  ["مكة المكرمة|مكة", "Mecca|Makkah", "La Mecque"],
  ["الأحساء", "Al Ahsa", "Al-Hassa"],
  ["بريدة", "Buraydah", "Bouraïda"],
  ["ينبع", "Yanbu", "Yanbu"],
  ["مدينة الكويت", "Kuwait City", "Koweït-Ville|Koweït City"],
  ["الشويخ", "Shuwaikh", "Chouwaikh"],
  ["الدوحة", "Doha", "Doha"],
  ["المنامة", "Manama", "Manama"],
  ["مسقط", "Muscat", "Mascate"],
  ["صحار", "Sohar", "Sohar"],
  ["صلالة", "Salalah", "Salalah"],
  ["القاهرة", "Cairo", "Le Caire"],
  ["الإسكندرية", "Alexandria", "Alexandrie"],
  ["بورسعيد", "Port Said", "Port-Saïd"],
  ["عمّان", "Amman", "Amman"],
  ["العقبة", "Aqaba", "Aqaba"],
  ["بيروت", "Beirut", "Beyrouth"],
  ["بغداد", "Baghdad", "Bagdad"],
  ["البصرة", "Basra", "Bassorah"],
  ["عدن", "Aden", "Aden"],
  ["إسطنبول", "Istanbul", "Istanbul"],
  ["الدار البيضاء", "Casablanca", "Casablanca"],
  ["الجزائر العاصمة", "Algiers", "Alger"],
  ["تونس العاصمة", "Tunis", "Tunis"],
  ["الخرطوم", "Khartoum", "Khartoum"],
  ["بورتسودان", "Port Sudan", "Port-Soudan"],
  ["جيبوتي", "Djibouti", "Djibouti"],
  ["أديس أبابا", "Addis Ababa", "Addis-Abeba"],
  ["مقديشو", "Mogadishu", "Mogadiscio"],
  ["مومباسا", "Mombasa", "Mombasa"],
  ["ميناء مومباسا", "Port of Mombasa|Mombasa Port", "Port de Mombasa"],
  ["نيروبي", "Nairobi", "Nairobi"],
  ["دار السلام", "Dar es Salaam", "Dar es Salam"],
  ["كمبالا", "Kampala", "Kampala"],
  ["لاغوس", "Lagos", "Lagos"],
  ["أكرا", "Accra", "Accra"],
  ["داكار", "Dakar", "Dakar"],
  ["أبيدجان", "Abidjan", "Abidjan"],
  ["جوهانسبرغ", "Johannesburg", "Johannesburg"],
  ["ديربان", "Durban", "Durban"],
  ["مومباي", "Mumbai", "Bombay"],
  ["كراتشي", "Karachi", "Karachi"],
];

/** Folded, عمّان is written as the country عُمان is: no name of a place without more. */
const AMBIGUOUS: ReadonlySet<string> = new Set([keyOf("عمان")]);

let byKey: Map<string, readonly string[]> | undefined;

/** A place's name in a language of the site; undefined where it is not known in any. */
export function knownPlace(name: string, locale: Locale): string | undefined {
  byKey ??= new Map(
    PLACES.flatMap((names) =>
      names.flatMap((spellings) => spellings.split("|").map((spelling) => [keyOf(spelling), names] as const)),
    ),
  );
  // A row of another version may lack it.
  const key = keyOf(name ?? "");
  const spellings = AMBIGUOUS.has(key) ? undefined : byKey.get(key)?.[LOCALES.indexOf(locale)]?.split("|");
  // One who wrote it in the reader's language wrote it well.
  return spellings?.some((spelling) => keyOf(spelling) === key) ? name : spellings?.[0];
}

/** The names of places in a language of the site, in its order; none that could not be told from a country's again. */
export function placeNames(locale: Locale): string[] {
  const at = LOCALES.indexOf(locale);
  const names = PLACES.map((spellings) => spellings[at]?.split("|")[0] ?? "").filter(
    (name) => knownPlace(name, locale) !== undefined,
  );
  return names.sort(new Intl.Collator(locale).compare);
}

/** The same; as it was written where it is not known. */
export function placeIn(name: string, locale: Locale): string {
  return knownPlace(name, locale) ?? name;
}

/** Spaces, hyphens and accents tell no place from another. */
function keyOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, "");
}

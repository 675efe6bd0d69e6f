import { foldText } from "./fold-text.ts";
import { directionOf, LOCALES, type Locale } from "./locale.ts";

/**
 * Cities and ports that the Gulf trades with, as each language calls them; further spellings behind a bar. A port stands apart from
 * its city, since delivery to the one is none to the other. What is not here stays as somebody wrote it.
 */
const PLACES: readonly (readonly [ar: string, en: string, fr: string])[] = [
  ["أبوظبي|أبو ظبي", "Abu Dhabi", "Abou Dhabi|Abou Dabi|Abu Dabi"],
  ["دبي", "Dubai|Dubay", "Dubaï|Doubaï"],
  ["جبل علي", "Jebel Ali|Jabal Ali|Jebal Ali", "Jebel Ali|Djebel Ali"],
  ["ميناء جبل علي", "Jebel Ali Port|Port of Jebel Ali|Jabal Ali Port", "Port de Jebel Ali|Port de Djebel Ali"],
  ["الشارقة", "Sharjah|Sharja", "Charjah|Sharjah"],
  ["عجمان", "Ajman", "Ajman"],
  ["أم القيوين", "Umm Al Quwain|Umm Al Qaiwain|Umm Al Quwayn", "Oumm al Qaïwaïn|Oumm al Quwain"],
  ["رأس الخيمة", "Ras Al Khaimah|Ras Al Khaima|Ras Al Khayma", "Ras el Khaïmah|Ras Al Khaïmah|Ras el Khaïma"],
  ["الفجيرة", "Fujairah|Al Fujairah|Fujeirah", "Fujaïrah|Foujaïrah"],
  ["العين", "Al Ain", "Al Aïn"],
  ["ميناء خليفة", "Khalifa Port", "Port Khalifa"],
  ["ميناء خالد", "Port Khalid|Khalid Port", "Port Khalid|Port de Khalid"],
  ["الرياض", "Riyadh|Ar Riyadh", "Riyad"],
  ["جدة", "Jeddah|Jedda|Jiddah|Jidda", "Djeddah|Djedda|Jeddah"],
  [
    "ميناء جدة الإسلامي|ميناء جدة",
    "Jeddah Islamic Port|Jeddah Port|Port of Jeddah",
    "Port islamique de Djeddah|Port de Djeddah|Port de Djedda",
  ],
  ["الدمام", "Dammam|Ad Dammam", "Dammam"],
  ["ميناء الدمام|ميناء الملك عبد العزيز", "Dammam Port|Port of Dammam|King Abdulaziz Port", "Port de Dammam"],
  ["الخبر", "Al Khobar|Khobar", "Al-Khobar|Khobar"],
  ["الجبيل", "Jubail|Al Jubail", "Jubail|Joubail|Al Joubail"],
  ["المدينة المنورة", "Medina|Madinah|Madina", "Médine"],
  ["مكة المكرمة|مكة", "Mecca|Makkah|Makka", "La Mecque"],
  ["الطائف", "Taif|At Taif", "Taëf|Taïf"],
  ["تبوك", "Tabuk", "Tabouk"],
  ["جازان|جيزان", "Jazan|Jizan|Gizan", "Jizan|Djizan"],
  ["الأحساء", "Al Ahsa|Al Hasa", "Al-Hassa|Al-Ahsa"],
  ["بريدة", "Buraydah|Buraidah", "Bouraïda|Buraydah"],
  ["ينبع", "Yanbu|Yanbo", "Yanbu|Yanbou"],
  ["مدينة الكويت", "Kuwait City", "Koweït-Ville|Koweït City"],
  ["الشويخ", "Shuwaikh|Al Shuwaikh", "Chouwaikh|Shuwaikh"],
  ["ميناء الشويخ", "Shuwaikh Port|Port of Shuwaikh", "Port de Chouwaikh|Port de Shuwaikh"],
  ["الدوحة", "Doha", "Doha"],
  ["ميناء حمد", "Hamad Port", "Port Hamad|Port de Hamad"],
  ["المنامة", "Manama|Al Manama", "Manama"],
  ["ميناء خليفة بن سلمان", "Khalifa Bin Salman Port", "Port Khalifa Bin Salman"],
  ["مسقط", "Muscat|Masqat", "Mascate"],
  ["صحار", "Sohar|Suhar", "Sohar"],
  ["ميناء صحار", "Sohar Port|Port of Sohar", "Port de Sohar"],
  ["صلالة", "Salalah|Salala", "Salalah"],
  ["ميناء صلالة", "Port of Salalah|Salalah Port", "Port de Salalah"],
  ["الدقم", "Duqm|Ad Duqm", "Duqm|Douqm"],
  ["القاهرة", "Cairo", "Le Caire"],
  ["الإسكندرية|اسكندرية", "Alexandria", "Alexandrie"],
  ["ميناء الإسكندرية", "Port of Alexandria|Alexandria Port", "Port d'Alexandrie"],
  ["بورسعيد", "Port Said", "Port-Saïd"],
  ["السويس", "Suez", "Suez"],
  ["العين السخنة", "Ain Sokhna|Ain Sukhna", "Aïn Sokhna|Aïn Soukhna"],
  ["دمياط", "Damietta|Dumyat", "Damiette"],
  ["عمّان", "Amman", "Amman"],
  ["العقبة", "Aqaba|Akaba", "Aqaba|Akaba"],
  ["بيروت", "Beirut", "Beyrouth"],
  ["دمشق", "Damascus", "Damas"],
  ["بغداد", "Baghdad", "Bagdad"],
  ["البصرة", "Basra|Basrah|Al Basrah", "Bassorah|Basra"],
  ["أم قصر", "Umm Qasr", "Oumm Qasr|Umm Qasr"],
  ["أربيل", "Erbil|Arbil|Irbil", "Erbil|Arbil"],
  ["عدن", "Aden", "Aden"],
  ["صنعاء", "Sanaa", "Sanaa"],
  ["الحديدة", "Hodeidah|Hodeida|Al Hudaydah", "Hodeïda"],
  ["المكلا", "Mukalla|Al Mukalla", "Moukalla|Mukalla"],
  ["إسطنبول|استانبول", "Istanbul", "Istanbul"],
  ["مرسين", "Mersin", "Mersin"],
  ["الدار البيضاء|كازابلانكا", "Casablanca", "Casablanca"],
  ["طنجة", "Tangier|Tangiers", "Tanger"],
  ["طنجة المتوسط|ميناء طنجة المتوسط", "Tanger Med|Tangier Med", "Tanger Med"],
  ["الجزائر العاصمة", "Algiers", "Alger"],
  ["وهران", "Oran", "Oran"],
  ["تونس العاصمة", "Tunis", "Tunis"],
  ["طرابلس", "Tripoli", "Tripoli"],
  ["بنغازي", "Benghazi|Bengasi", "Benghazi"],
  ["مصراتة", "Misrata|Misurata", "Misrata|Misourata"],
  ["نواكشوط|نواقشوط", "Nouakchott", "Nouakchott"],
  ["الخرطوم", "Khartoum|Khartum", "Khartoum"],
  ["بورتسودان|بورسودان", "Port Sudan", "Port-Soudan|Port Sudan"],
  ["جيبوتي", "Djibouti", "Djibouti"],
  ["أديس أبابا", "Addis Ababa|Addis Abeba", "Addis-Abeba|Addis Ababa"],
  ["مقديشو|مقديشيو", "Mogadishu|Muqdisho", "Mogadiscio"],
  ["بربرة", "Berbera", "Berbera"],
  ["هرجيسا|هرغيسا", "Hargeisa|Hargeysa", "Hargeisa"],
  ["مومباسا|ممباسا|مومباسة|ممباسة", "Mombasa|Mombassa", "Mombasa|Mombassa"],
  [
    "ميناء مومباسا|ميناء ممباسا",
    "Port of Mombasa|Mombasa Port|Port of Mombassa|Mombassa Port",
    "Port de Mombasa|Port de Mombassa",
  ],
  ["نيروبي", "Nairobi", "Nairobi"],
  ["دار السلام", "Dar es Salaam|Dar es Salam", "Dar es Salam|Dar es Salaam"],
  ["ميناء دار السلام", "Port of Dar es Salaam|Dar es Salaam Port", "Port de Dar es Salam|Port de Dar es Salaam"],
  ["زنجبار", "Zanzibar", "Zanzibar"],
  ["كمبالا|كامبالا", "Kampala", "Kampala"],
  ["كيغالي|كيجالي", "Kigali", "Kigali"],
  ["لوساكا", "Lusaka", "Lusaka"],
  ["هراري", "Harare", "Harare"],
  ["مابوتو", "Maputo", "Maputo"],
  ["لواندا", "Luanda", "Luanda"],
  ["كينشاسا", "Kinshasa", "Kinshasa"],
  ["لاغوس|لاجوس", "Lagos", "Lagos"],
  ["أبوجا", "Abuja", "Abuja"],
  ["كانو", "Kano", "Kano"],
  ["أكرا", "Accra", "Accra"],
  ["تيما", "Tema", "Tema"],
  ["لومي", "Lomé", "Lomé"],
  ["كوتونو", "Cotonou", "Cotonou"],
  ["دوالا", "Douala", "Douala"],
  ["داكار|دكار", "Dakar", "Dakar"],
  ["كوناكري", "Conakry", "Conakry"],
  ["باماكو", "Bamako", "Bamako"],
  ["أبيدجان", "Abidjan", "Abidjan"],
  ["جوهانسبرغ|جوهانسبرج|جوهانسبورغ|يوهانسبرغ", "Johannesburg", "Johannesburg"],
  ["ديربان|دوربان|دربان", "Durban", "Durban"],
  ["كيب تاون", "Cape Town", "Le Cap"],
  ["بورت لويس", "Port Louis", "Port-Louis"],
  ["مومباي|بومباي", "Mumbai|Bombay", "Bombay|Mumbai"],
  ["كراتشي|كراتشى", "Karachi|Karatchi", "Karachi"],
];

/** Folded, عمّان is written as the country عُمان is: no name of a place without more. */
const AMBIGUOUS: ReadonlySet<string> = new Set([keyOf("عمان")]);

let byKey: Map<string, readonly string[]> | undefined;

/** A place's name in a language of the site; undefined where it is not known in any. */
export function knownPlace(name: string, locale: Locale): string | undefined {
  const spellings = namesOf(name)?.[LOCALES.indexOf(locale)]?.split("|");
  const key = keyOf(name ?? "");
  // One who wrote it in the reader's language wrote it well.
  return spellings?.some((spelling) => keyOf(spelling) === key) ? name : spellings?.[0];
}

/** The one English name of a place, however it is spelt in whatever language; undefined where it is not known. */
export function englishPlace(name: string): string | undefined {
  return namesOf(name)?.[LOCALES.indexOf("en")]?.split("|")[0];
}

function namesOf(name: string): readonly string[] | undefined {
  byKey ??= new Map(
    PLACES.flatMap((names) =>
      names.flatMap((spellings) => spellings.split("|").map((spelling) => [keyOf(spelling), names] as const)),
    ),
  );
  // A row of another version may lack it.
  const key = keyOf(name ?? "");
  return AMBIGUOUS.has(key) ? undefined : byKey.get(key);
}

/** The names of places in a language of the site, in its order; none that could not be told from a country's again. */
export function placeNames(locale: Locale): string[] {
  const at = LOCALES.indexOf(locale);
  const names = PLACES.map((spellings) => spellings[at]?.split("|")[0] ?? "").filter(
    (name) => knownPlace(name, locale) !== undefined,
  );
  return names.sort(new Intl.Collator(locale).compare);
}

/** Every spelling of every place, in all languages; none that means a country too. */
export function placeSpellings(): string[] {
  const spellings = PLACES.flat().flatMap((names) => names.split("|"));
  return spellings.filter((spelling) => !AMBIGUOUS.has(keyOf(spelling)));
}

/** Between a place and what somebody wrote after it: a comma, a bar, a bracket, or a dash that stands alone. */
const AFTER_PLACE = /([,،|(]|\s[-–—/]\s)/u;
const COMMA: Record<Locale, string> = { ar: "،", en: ",", fr: "," };

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * The same; as it was written where it is not known. Of "Jebel Ali, Dubai" both are called otherwise, of "Dubai – Al Quoz" in
 * French the place alone, and what follows stays as written: but no name begins in the letters of one script and ends in those
 * of another. The comma is the reader's: another one would turn the sentence around.
 */
export function placeIn(name: string, locale: Locale): string {
  const whole = knownPlace(name, locale);
  if (whole !== undefined) return whole;
  if (knownPlace(firstPart(name), locale) === undefined) return name;
  const parts = name.split(AFTER_PLACE);
  const isReadable = (part: string) =>
    !/\p{L}/u.test(part) ||
    knownPlace(part.trim(), locale) !== undefined ||
    ARABIC_LETTER.test(part) === (directionOf(locale) === "rtl");
  if (!parts.every(isReadable)) return name;
  return parts.map((part) => (/^[,،]$/.test(part) ? COMMA[locale] : partIn(part, locale))).join("");
}

/** A part between two signs, with the blanks around it. */
function partIn(part: string, locale: Locale): string {
  const bare = part.trim();
  const known = bare === "" ? undefined : knownPlace(bare, locale);
  return known === undefined ? part : part.replace(bare, () => known);
}

/**
 * The language whose spelling of a known place a text begins with: French of "Charjah, hangar 4". Undefined where several spell it
 * so, and where it begins with none.
 */
export function placeLanguage(text: string): Locale | undefined {
  const named = placeNamed(text);
  const key = keyOf(named);
  const isSpelt = (spellings: string) => spellings.split("|").some((spelling) => keyOf(spelling) === key);
  const [language, ...others] = LOCALES.filter((_, at) => isSpelt(namesOf(named)?.[at] ?? ""));
  return others.length === 0 ? language : undefined;
}

/** The known place that a text names, by itself or before more, as it is written there: "Dubai" of "Dubai, UAE"; "" where it names none. */
export function placeNamed(text: string): string {
  const [known = ""] = [text.trim(), firstPart(text.trim())].filter((part) => knownPlace(part, "en") !== undefined);
  return known;
}

function firstPart(text: string): string {
  const end = (text ?? "").search(AFTER_PLACE);
  return end > 0 ? text.slice(0, end).trimEnd() : "";
}

/** Spaces, hyphens and accents tell no place from another. */
function keyOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, "");
}

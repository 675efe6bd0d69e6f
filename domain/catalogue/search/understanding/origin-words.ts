import type { Country, FrequentCountry } from "#domain/kernel/countries.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { placeSpellings } from "#domain/kernel/places.ts";
import type { Word } from "../words.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/** Names of the frequent countries of origin and what comes from them is called, as buyers write it. Arabic adjectives in one form. */
const COUNTRY_WORDS: Record<FrequentCountry, string> = {
  AE: `uae, u.a.e, emirates, the emirates, united arab emirates, emirati, emirates made, émirats, emirats arabes unis,
    émirati, émiratie, émiratis, émiraties, الإمارات, الامارات العربية المتحدة, دولة الإمارات, إماراتي`,
  SA: `saudi, saudi arabia, saudi arabian, ksa, kingdom of saudi arabia, arabie saoudite, saoudien, saoudienne, saoudiens,
    saoudiennes, saoudi, السعودية, المملكة العربية السعودية, العربية السعودية, سعودي, so3udi, saudia`,
  KW: "kuwait, kuwaiti, koweït, koweit, koweïtien, koweïtienne, koweïtiens, koweïtiennes, الكويت, كويت, كويتي, kuwaity",
  QA: "qatar, qatari, katar, qatarien, qatarienne, qatariens, qatariennes, قطري, دولة قطر",
  BH: "bahrain, bahraini, bahreïn, bahrein, bahreïni, bahreïnie, bahreïnis, البحرين, بحريني",
  OM: "oman, omani, sultanate of oman, sultanat d'oman, omanais, omanaise, omanaises, عمان, سلطنة عمان, عماني",
  EG: "egypt, egyptian, egypte, égypte, égyptien, égyptienne, égyptiens, égyptiennes, مصر, مصري, masri",
  JO: "jordan, jordanian, jordanie, jordanien, jordanienne, jordaniens, jordaniennes, الأردن, أردني, المملكة الأردنية",
  TR: "turkey, türkiye, turkiye, turkish, turquie, turc, turque, turcs, turques, تركيا, تركي, turki",
  IN: "india, indian, inde, indien, indienne, indiens, indiennes, الهند, هندي, hindi",
  CN: "china, chinese, chine, chinois, chinoise, chinoises, الصين, صيني, seeni",
  IT: "italy, italian, italie, italien, italienne, italiens, italiennes, إيطاليا, ايطالي, italiano",
  DE: "germany, german, allemagne, allemand, allemande, allemands, allemandes, ألمانيا, ألماني",
  FR: "france, french, français, française, françaises, فرنسا, فرنسي",
};

/** Cities and emirates of the Gulf, and the cities and ports of those it trades with: they tell where a seller sits or goods are to go. */
const CITIES = `dubai, dubaï, dubay, abu dhabi, abou dhabi, abudhabi, sharjah, charjah, ajman, fujairah, umm al quwain, ras al khaimah,
  al ain, jebel ali, jafza, دبي, أبوظبي, أبو ظبي, الشارقة, عجمان, الفجيرة, أم القيوين, رأس الخيمة, مدينة العين, جبل علي,
  riyadh, riyad, jeddah, djeddah, dammam, mecca, makkah, medina, madinah, jubail, khobar, الرياض, جدة, الدمام, مكة, المدينة المنورة, الجبيل, الخبر,
  kuwait city, hawally, مدينة الكويت, حولي, doha, الدوحة, الدوحه, قطر الدوحة, manama, muharraq, المنامة, المحرق,
  muscat, mascate, sohar, salalah, مسقط, صحار, صلالة, cairo, le caire, alexandria, القاهرة, الإسكندرية, amman, istanbul, اسطنبول, إسطنبول,
  taif, الطائف, tabuk, تبوك, yanbu, ينبع, buraidah, بريدة, abha, أبها, خميس مشيط, jizan, جازان, najran, نجران, الأحساء, nizwa, نزوى, duqm, الدقم, al khor, ahmadi, salmiya, السالمية, business bay, al quoz, القوز, ديرة, بر دبي,
  sanaa, صنعاء, aden, عدن, hodeidah, hodeida, الحديدة, mukalla, المكلا, taiz, تعز, khartoum, الخرطوم, port sudan, بورتسودان, omdurman, أم درمان, mogadishu, مقديشو, hargeisa, هرجيسا, berbera, بربرة, djibouti city, addis ababa, addis abeba, أديس أبابا, asmara, أسمرة,
  nairobi, نيروبي, mombasa, مومباسا, nakuru, kisumu, dar es salaam, dar es salam, دار السلام, zanzibar, زنجبار, arusha, kampala, كمبالا, kigali, كيغالي, bujumbura, lusaka, harare, maputo, luanda, johannesburg, durban, cape town, antananarivo,
  lagos, لاغوس, kano, كانو, abuja, port harcourt, ibadan, accra, أكرا, kumasi, abidjan, أبيدجان, dakar, داكار, bamako, باماكو, ouagadougou, conakry, كوناكري, niamey, cotonou, lomé, lome, douala, دوالا, yaoundé, libreville, kinshasa, lubumbashi, brazzaville, n'djamena, ndjamena, نجامينا, freetown, monrovia, banjul, nouakchott, نواكشوط,
  casablanca, الدار البيضاء, كازابلانكا, rabat, الرباط, marrakech, مراكش, tanger, tangier, طنجة, agadir, أكادير, fès, alger, algiers, الجزائر العاصمة, oran, وهران, constantine, قسنطينة, tunis, sfax, صفاقس, sousse, tripoli, طرابلس, benghazi, بنغازي, misrata, مصراتة,
  baghdad, بغداد, basra, basrah, البصرة, erbil, أربيل, mosul, الموصل, najaf, النجف, damascus, دمشق, aleppo, beirut, beyrouth, بيروت, tripoli lebanon, aqaba, العقبة, irbid, إربد, zarqa, gaza, غزة, ramallah, رام الله, port said, بورسعيد, giza, الجيزة, mansoura, المنصورة, tehran, طهران, bandar abbas,
  karachi, كراتشي, lahore, لاهور, islamabad, peshawar, mumbai, مومباي, delhi, دلهي, kabul, dhaka, chittagong`;

/** Spellings of known places that say something else in a search: an eye, dried limes, a cape, a fabric; a country. */
const NO_CITIES: ReadonlySet<string> = new Set(["العين", "لومي", "Le Cap", "Damas", "Djibouti", "جيبوتي"]);
/** What forms know of cities and ports a search knows too, however it is spelt. */
const PORTS = placeSpellings()
  .filter((spelling) => !NO_CITIES.has(spelling))
  .join();

/** Cities that goods are called after, a water, a steel, a mix: meant themselves where a preposition leads there. */
const ALSO_GOODS = "al ain, damascus, bombay";

/** Countries that goods go to, rather than come from, where somebody names them. */
const DESTINATIONS = `yemen, اليمن, yémen, sudan, السودان, soudan, somalia, الصومال, somalie, djibouti, جيبوتي, ethiopia, إثيوبيا, éthiopie,
  kenya, كينيا, tanzania, تنزانيا, tanzanie, uganda, أوغندا, ouganda, nigeria, نيجيريا, nigéria, ghana, غانا, senegal, sénégal, السنغال,
  ivory coast, côte d'ivoire, ساحل العاج, cameroon, cameroun, الكاميرون, mali, مالي, niger, benin, bénin, togo, gabon, congo, morocco, maroc, المغرب,
  algeria, algérie, الجزائر, tunisia, tunisie, تونس, libya, libye, ليبيا, mauritania, mauritanie, موريتانيا, iraq, irak, العراق,
  syria, syrie, سوريا, lebanon, liban, لبنان, palestine, فلسطين, iran, إيران, pakistan, باكستان, afghanistan, أفغانستان,
  south africa, afrique du sud, جنوب أفريقيا, zambia, zambie, زامبيا, zimbabwe, زيمبابوي, mozambique, موزمبيق, angola, أنغولا, rwanda, رواندا, burundi, بوروندي, malawi, madagascar, مدغشقر, mauritius, maurice, comoros, comores, جزر القمر,
  burkina faso, بوركينا فاسو, guinée, غينيا, tchad, تشاد, gambia, gambie, غامبيا, liberia, sierra leone, sierra léone, سيراليون, eritrea, érythrée, إريتريا, south sudan, soudan du sud, جنوب السودان, maghreb, المغرب العربي, bangladesh, بنغلاديش, sri lanka, سريلانكا, maldives, المالديف, nepal, uzbekistan, kazakhstan, azerbaijan`;

/** Parts of the world, which tell no country: our own goods come from some of them. */
const REGIONS = `africa, afrique, أفريقيا, افريقيا, gulf, golfe, gcc, الخليج, middle east, moyen-orient, الشرق الأوسط`;

/** What a word of geography says. */
export type Place =
  | { kind: "origin"; origin: Country }
  | { kind: "city"; isAlsoGoods?: true }
  | { kind: "region" | "destination" };

/** Countries, cities and destinations in the words of a query. */
export const PLACES = new PhraseFinder<Place>(
  [
    [{ kind: "city", isAlsoGoods: true }, ALSO_GOODS],
    [{ kind: "city" }, CITIES],
    [{ kind: "city" }, PORTS],
    ...Object.entries(COUNTRY_WORDS).map(([origin, words]): [Place, string] => [
      { kind: "origin", origin: origin as Country },
      words,
    ]),
    [{ kind: "destination" }, DESTINATIONS],
    [{ kind: "region" }, REGIONS],
  ],
  { attached: true, nisba: ({ kind }) => kind === "origin", isWhole: ({ kind }) => kind === "city" },
);

/** Between these words and a place. */
const ARTICLES: ReadonlySet<string> = new Set("the la le les l".split(" "));
/** What stands before a place that goods come from. */
const FROM: ReadonlySet<string> = new Set("from of de du des d من منشأ origin origine".split(" "));
const APOSTROPHES: ReadonlySet<string> = new Set(["'", "’"].map(foldText));

/** The place of the word that leads a place in, which an article may stand behind: in the UAE, vers l'Égypte. */
function leadingTo(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (ARTICLES.has(words[before]?.surface ?? "") || APOSTROPHES.has(words[before]?.term ?? "")) before -= 1;
  return before;
}

/** Whether what stands before the place at `at` says that goods come from there: from, made in, fabriqué au, من. */
export function isLedFrom(words: readonly Word[], at: number): boolean {
  const before = leadingTo(words, at);
  const isMade = [words[before], words[before - 1]].some((word) => word !== undefined && MADE.has(word.term));
  return (isMade || FROM.has(words[before]?.surface ?? "")) && !isOfBuyer(words, before);
}

/**
 * Whether what stands before the place at `at` says that goods go there, or that somebody sits there.
 * @param isBehindGoods goods were named before: rice for Oman, but not a quote for Omani honey
 */
export function isLedTowards(words: readonly Word[], at: number, isBehindGoods: boolean): boolean {
  const before = leadingTo(words, at);
  const isDestined = isBehindGoods && DESTINED.has(words[before]?.surface ?? "");
  return isTowards(words, before) || isDestined || isOfBuyer(words, before);
}

function isTowards(words: readonly Word[], before: number): boolean {
  return !MADE.has(words[before - 1]?.term ?? "") && TOWARDS.has(words[before]?.surface ?? "");
}

/** Who buys. */
const BUYERS: ReadonlySet<string> = new Set(
  "buyer buyers importer importers client clients customer customers acheteur acheteurs importateur importateurs مشتري مشتر مستورد عميل زبون"
    .split(" ")
    .map(foldText),
);
/** A buyer speaking. */
const SPEAKERS: ReadonlySet<string> = new Set("i we im je nous انا أنا نحن احنا إحنا حنا".split(" ").map(foldText));
const BEING: ReadonlySet<string> = new Set("am are m re suis sommes a an une un".split(" "));
const BUSINESSES: ReadonlySet<string> = new Set(
  "company firm business shop trader société entreprise commerçant شركة مؤسسة محل تاجر تجار".split(" ").map(foldText),
);

/** Whether the "from" at a place tells where the buyer is: a buyer from Kuwait, we are a company from Oman, نحن شركة من السودان. */
function isOfBuyer(words: readonly Word[], from: number): boolean {
  if (!FROM.has(words[from]?.surface ?? "")) return false;
  const term = words[from - 1]?.term ?? "";
  if (BUYERS.has(term)) return true;
  let before = BUSINESSES.has(term) ? from - 2 : from - 1;
  while (BEING.has(words[before]?.surface ?? "") || APOSTROPHES.has(words[before]?.term ?? "")) before -= 1;
  return SPEAKERS.has(words[before]?.term ?? "");
}

/** What stands before a place that goods go to or a seller sits in, rather than where they come from. */
const TOWARDS: ReadonlySet<string> = new Set(
  "to in at into towards delivery delivered shipped export near vers à au aux en livraison livré dans الى إلى في لـ".split(
    " ",
  ),
);

/** As {@link TOWARDS}, behind goods alone. */
const DESTINED: ReadonlySet<string> = new Set(["for", "pour"]);

/** Behind these a country is where goods come from even after a word of {@link TOWARDS}: made in, fabriqué en. */
const MADE: ReadonlySet<string> = new Set(
  "made manufactured produced grown fabriqué fabriquée fabriqués produit produite صنع مصنوع صناعة إنتاج"
    .split(" ")
    .map(foldText),
);

/** An adjective of origin in any form, folded. */
const NISBA = /[\u0621-\u064a]ي(?:ه|ين|ون|ات|ا)?$/;

/**
 * Whether a word that names goods too (turkey, صينية) says where they come from or go to: a preposition leads it in, it
 * is an Arabic adjective right behind a noun, or an English name behind a plural (carpets turkey).
 * @param noun the word of goods right before it, if there is one
 */
export function isPlaceHere(words: readonly Word[], at: number, place: Place, noun: Word | undefined): boolean {
  // Goods may be for goods: a roasting tin for turkey.
  if (isLedFrom(words, at) || isTowards(words, leadingTo(words, at))) return true;
  if (!noun || place.kind !== "origin") return false;
  return NISBA.test(words[at]?.term ?? "") || /^[a-z]+[^s]s$/.test(noun.term);
}

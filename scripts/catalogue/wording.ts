/** Words that generated names and descriptions are put together from, in Arabic, English and French. */
export type Words = readonly [ar: string, en: string, fr: string];

export const QUALITIES: readonly [Words, ...Words[]] = [
  ["فاخر", "premium", "de première qualité"],
  ["عضوي", "organic", "bio"],
  ["طبيعي", "natural", "naturel"],
  ["مختار", "selected", "sélectionné"],
  ["كلاسيكي", "classic", "classique"],
  ["اقتصادي", "economy", "économique"],
  ["للفنادق", "hotel grade", "qualité hôtelière"],
  ["للتصدير", "export grade", "qualité export"],
  ["مبرد", "chilled", "réfrigéré"],
  ["محلي", "local", "local"],
];

export const SIZES: readonly [Words, ...Words[]] = [
  ["500 جم", "500 g", "500 g"],
  ["1 كجم", "1 kg", "1 kg"],
  ["5 كجم", "5 kg", "5 kg"],
  ["10 كجم", "10 kg", "10 kg"],
  ["25 كجم", "25 kg", "25 kg"],
  ["750 مل", "750 ml", "750 ml"],
  ["24 قطعة", "24 pieces", "24 pièces"],
  ["48 قطعة", "48 pieces", "48 pièces"],
];

/** Sentences of a description; `{t}` is the term, `{o}` a place of the terms file, `{l}` a label of it. */
export const SENTENCES: readonly [Words, ...Words[]] = [
  [
    "{t} من إنتاج خط حديث بفحص كل دفعة قبل الشحن.",
    "{t} from a modern line, every lot inspected before shipment.",
    "{t} issu d'une ligne moderne, chaque lot contrôlé avant expédition.",
  ],
  [
    "يصلح لتجار الجملة وسلاسل المتاجر والفنادق في الخليج وأفريقيا.",
    "Made for wholesalers, retail chains and hotels in the Gulf and Africa.",
    "Destiné aux grossistes, aux enseignes et aux hôtels du Golfe et d'Afrique.",
  ],
  [
    "المواد الأولية من {o} مع شهادة منشأ لكل طلبية.",
    "Raw material from {o}, with a certificate of origin for each order.",
    "Matière première de {o}, avec un certificat d'origine pour chaque commande.",
  ],
  [
    "{l}، وملصقات بالعربية والإنجليزية.",
    "{l}, labelled in Arabic and English.",
    "{l}, étiqueté en arabe et en anglais.",
  ],
  [
    "نعبئ باسم المشتري ابتداء من الحد الأدنى للطلب.",
    "Private label packing from the minimum order upwards.",
    "Conditionnement à la marque de l'acheteur dès la commande minimale.",
  ],
  [
    "التسليم من ميناء جبل علي أو ميناء الملك عبدالعزيز.",
    "Delivered from Jebel Ali or King Abdulaziz port.",
    "Livraison depuis les ports de Jebel Ali ou du Roi Abdulaziz.",
  ],
];

const SYLLABLES: readonly [latin: string, arabic: string][] = [
  ["na", "نا"],
  ["ra", "را"],
  ["sa", "سا"],
  ["ma", "ما"],
  ["li", "لي"],
  ["di", "دي"],
  ["zu", "زو"],
  ["ru", "رو"],
  ["ba", "با"],
  ["ha", "ها"],
  ["wa", "وا"],
  ["ya", "يا"],
];

/** A made-up brand in both scripts: 1,728 of them, so that a catalogue's vocabulary grows as it does in life. */
export function brandOf(place: number): { latin: string; arabic: string } {
  const parts = [place, Math.floor(place / 12), Math.floor(place / 144)].map((index) => SYLLABLES[index % 12]);
  const latin = parts.map((part) => part?.[0] ?? "").join("");
  return {
    latin: latin.charAt(0).toUpperCase() + latin.slice(1),
    arabic: parts.map((part) => part?.[1] ?? "").join(""),
  };
}

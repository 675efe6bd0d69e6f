import type { Locale } from "#domain/kernel/locale.ts";

/** Texts of one pane. */
export interface Samples {
  dir: "rtl" | "ltr";
  lang: Locale;
  word: string;
  sentence: string;
  /** Longer than any place it has to fit into. */
  long: string;
  error: string;
  options: { value: string; label: string }[];
}

/** Arabic from the right, English from the left. */
export const SAMPLES: readonly Samples[] = [
  {
    dir: "rtl",
    lang: "ar",
    word: "تمور",
    sentence: "تمور مجدول درجة أولى، كرتون 5 كغ",
    long: "مضخة مياه طاردة مركزية متعددة المراحل من الفولاذ المقاوم للصدأ مع لوحة تحكم وملحقات التركيب الكاملة",
    error: "هذا الحقل مطلوب",
    options: [
      { value: "dates", label: "تمور ومنتجاتها" },
      { value: "steel", label: "حديد تسليح" },
    ],
  },
  {
    dir: "ltr",
    lang: "en",
    word: "Dates",
    sentence: "Medjool dates, first grade, 5 kg carton",
    long: "Multistage centrifugal water pump in stainless steel with control panel and the complete set of mounting accessories",
    error: "This field is required",
    options: [
      { value: "dates", label: "Dates and products" },
      { value: "steel", label: "Reinforcing steel" },
    ],
  },
];

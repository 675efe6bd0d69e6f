import type { SupplierDraft } from "./supplier-draft.ts";

/** Not approved: nothing of these may reach the public, which tests of lists, search and pages rely on. */
export const HIDDEN_SUPPLIERS = {
  sup_demo_pending: {
    slug: "nasaem-al-seeb-trading",
    type: "import_export",
    status: "pending",
    at: ["OM", "Muscat"],
    since: 2021,
    staff: "1-10",
    verified: false,
    certs: [],
    cover: 6,
    ar: `نسائم السيب للتجارة
      السيب، مسقط
      لبان عُماني وعسل جبلي
      مؤسسة ناشئة تجمع اللبان والعسل من ظفار والجبل الأخضر وتعبّئهما لأسواق التجزئة.`,
    en: `Nasaem Al Seeb Trading
      Seeb, Muscat
      Omani frankincense and mountain honey
      A young company that gathers frankincense and honey from Dhofar and Jebel Akhdar and packs them for retail.`,
    fr: `Nasaem Al Seeb Négoce
      Seeb, Mascate
      Encens d’Oman et miel de montagne
      Une jeune société qui récolte encens et miel du Dhofar et du Djebel Akhdar et les conditionne pour le détail.`,
  },
  sup_demo_rejected: {
    slug: "wamid-al-manara-trading",
    type: "other",
    status: "rejected",
    at: ["AE", "Dubai"],
    since: 2023,
    staff: "1-10",
    verified: false,
    certs: [],
    cover: 7,
    ar: `وميض المنارة للتجارة العامة
      ديرة، دبي
      إكسسوارات هواتف
      تجارة عامة في إكسسوارات الهواتف والإلكترونيات الصغيرة.`,
    en: `Wamid Al Manara General Trading
      Deira, Dubai
      Phone accessories
      General trade in phone accessories and small electronics.`,
    fr: `Wamid Al Manara Négoce Général
      Deira, Dubaï
      Accessoires de téléphone
      Négoce d’accessoires de téléphone et de petite électronique.`,
  },
  sup_demo_suspended: {
    slug: "marsa-al-lulu-exports",
    type: "import_export",
    status: "suspended",
    at: ["AE", "Sharjah"],
    since: 2012,
    staff: "11-50",
    verified: true,
    certs: ["ISO 9001"],
    cover: 8,
    ar: `مرسى اللؤلؤ للتصدير
      الشارقة
      مواد تعبئة وأكياس
      تصدير مواد التعبئة المستعملة والجديدة إلى أسواق شرق أفريقيا.`,
    en: `Marsa Al Lulu Exports
      Sharjah
      Packing materials and sacks
      Export of new and used packing materials to East Africa.`,
    fr: `Marsa Al Lulu Export
      Charjah
      Matériaux d’emballage et sacs
      Exportation de matériaux d’emballage neufs et d’occasion vers l’Afrique de l’Est.`,
  },
} as const satisfies Record<`sup_${string}`, SupplierDraft>;

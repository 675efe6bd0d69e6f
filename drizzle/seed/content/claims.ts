export interface ClaimDraft {
  id: string;
  /** Title on the first line, description on the second. */
  ar: string;
  en: string;
  fr: string;
}

/** Claims of the spec (§1); none has evidence yet, and the page says so. */
export const CLAIMS: ClaimDraft[] = [
  {
    id: "clm_trade_licence",
    ar: `رخصة استيراد وتصدير
      رخصة تجارية سارية في دولة الإمارات تشمل الاستيراد والتصدير وإعادة التصدير.`,
    en: `Import and export licence
      A current trade licence in the United Arab Emirates that covers import, export and re-export.`,
    fr: `Licence d’import-export
      Une licence commerciale en vigueur aux Émirats arabes unis, couvrant l’import, l’export et la réexportation.`,
  },
  {
    id: "clm_iso_quality",
    ar: `شهادة الجودة ISO 9001
      نظام إدارة جودة لمراجعة الموردين ومتابعة الطلبات وفق المواصفة الدولية.`,
    en: `ISO 9001 quality certificate
      A quality management system for vetting suppliers and following orders, to the international standard.`,
    fr: `Certificat qualité ISO 9001
      Un système de management de la qualité pour l’agrément des fournisseurs et le suivi des commandes, selon la norme internationale.`,
  },
  {
    id: "clm_business_council",
    ar: `عضوية مجلس الأعمال
      عضو في مجلس أعمال يربط الشركات الخليجية بنظيراتها في أفريقيا والشرق الأوسط.`,
    en: `Business council membership
      Member of a business council that links Gulf companies with their counterparts in Africa and the Middle East.`,
    fr: `Membre d’un conseil d’affaires
      Membre d’un conseil d’affaires qui relie les entreprises du Golfe à celles d’Afrique et du Moyen-Orient.`,
  },
  {
    id: "clm_founder_experience",
    ar: `خبرة المؤسس
      أكثر من 15 عامًا في تجارة الجملة والتوريد بين الخليج وأفريقيا.`,
    en: `The founder’s experience
      Over 15 years in wholesale trade and sourcing between the Gulf and Africa.`,
    fr: `L’expérience du fondateur
      Plus de 15 ans de négoce et d’approvisionnement entre le Golfe et l’Afrique.`,
  },
];

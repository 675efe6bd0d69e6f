import type { Locale } from "#domain/kernel/locale.ts";
import type { SubcategorySlug } from "./categories.ts";
import { type Names, nameIn } from "./category-names.ts";

/** Titles of the forty-four sub-categories. */
export const SUBCATEGORY_NAMES: Record<SubcategorySlug, Names> = {
  perfumes: { ar: "العطور", en: "Perfumes", fr: "Parfums" },
  cosmetics: { ar: "مستحضرات التجميل", en: "Cosmetics", fr: "Cosmétiques" },
  cleaning: { ar: "مواد التنظيف", en: "Cleaning products", fr: "Produits d’entretien" },
  "personal-care": { ar: "العناية الشخصية", en: "Personal care", fr: "Soins personnels" },
  dates: { ar: "التمور", en: "Dates", fr: "Dattes" },
  dairy: { ar: "الألبان", en: "Dairy", fr: "Produits laitiers" },
  juices: { ar: "العصائر", en: "Juices", fr: "Jus" },
  "canned-food": { ar: "المعلبات", en: "Canned food", fr: "Conserves" },
  ceramics: { ar: "السيراميك", en: "Ceramics", fr: "Céramique" },
  glass: { ar: "الزجاج", en: "Glass", fr: "Verre" },
  "sanitary-ware": { ar: "الأدوات الصحية", en: "Sanitary ware", fr: "Sanitaires" },
  "cement-steel": { ar: "الإسمنت والحديد", en: "Cement and steel", fr: "Ciment et acier" },
  "pipes-fittings": { ar: "الأنابيب والوصلات", en: "Pipes and fittings", fr: "Tubes et raccords" },
  cables: { ar: "الكابلات", en: "Cables", fr: "Câbles" },
  "electrical-equipment": { ar: "المعدات الكهربائية", en: "Electrical equipment", fr: "Matériel électrique" },
  "industrial-plastics": { ar: "البلاستيك الصناعي", en: "Industrial plastics", fr: "Plastiques industriels" },
  monitoring: { ar: "أنظمة المراقبة", en: "Monitoring systems", fr: "Systèmes de surveillance" },
  "smart-home": { ar: "المنزل الذكي", en: "Smart home", fr: "Maison connectée" },
  saas: { ar: "البرمجيات السحابية", en: "Software as a service", fr: "Logiciels en ligne" },
  networking: { ar: "الشبكات", en: "Networking", fr: "Réseaux" },
  "medical-devices": { ar: "الأجهزة الطبية", en: "Medical devices", fr: "Dispositifs médicaux" },
  disposables: { ar: "المستهلكات الطبية", en: "Medical disposables", fr: "Consommables médicaux" },
  supplements: { ar: "المكملات الغذائية", en: "Supplements", fr: "Compléments alimentaires" },
  "lab-supplies": { ar: "مستلزمات المختبرات", en: "Laboratory supplies", fr: "Fournitures de laboratoire" },
  cartons: { ar: "الكراتين", en: "Cartons", fr: "Cartons" },
  "bottles-jars": { ar: "العبوات والزجاجات", en: "Bottles and jars", fr: "Bouteilles et bocaux" },
  "bags-films": { ar: "الأكياس والأغلفة", en: "Bags and films", fr: "Sacs et films" },
  "labels-tapes": { ar: "الملصقات والأشرطة", en: "Labels and tapes", fr: "Étiquettes et adhésifs" },
  "office-furniture": { ar: "أثاث المكاتب", en: "Office furniture", fr: "Mobilier de bureau" },
  "home-furniture": { ar: "أثاث المنازل", en: "Home furniture", fr: "Mobilier de maison" },
  "hotel-furniture": { ar: "أثاث الفنادق", en: "Hotel furniture", fr: "Mobilier d’hôtel" },
  "textiles-carpets": { ar: "المنسوجات والسجاد", en: "Textiles and carpets", fr: "Textiles et tapis" },
  "solar-energy": { ar: "الطاقة الشمسية", en: "Solar energy", fr: "Énergie solaire" },
  "water-saving": { ar: "ترشيد المياه", en: "Water saving", fr: "Économie d’eau" },
  "recycled-products": { ar: "المنتجات المعاد تدويرها", en: "Recycled products", fr: "Produits recyclés" },
  biodegradables: { ar: "المنتجات القابلة للتحلل", en: "Biodegradables", fr: "Produits biodégradables" },
  polyethylene: { ar: "البولي إيثيلين", en: "Polyethylene", fr: "Polyéthylène" },
  polypropylene: { ar: "البولي بروبيلين", en: "Polypropylene", fr: "Polypropylène" },
  "pvc-pet": { ar: "PVC وPET", en: "PVC and PET", fr: "PVC et PET" },
  masterbatch: { ar: "الماستر باتش", en: "Masterbatch", fr: "Mélanges-maîtres" },
  "packing-machines": { ar: "آلات التعبئة والتغليف", en: "Packing machines", fr: "Machines d’emballage" },
  "food-machinery": { ar: "آلات تصنيع الأغذية", en: "Food machinery", fr: "Machines agroalimentaires" },
  "construction-machinery": { ar: "آليات البناء", en: "Construction machinery", fr: "Engins de chantier" },
  "generators-pumps": { ar: "المولدات والمضخات", en: "Generators and pumps", fr: "Groupes électrogènes et pompes" },
};

/** The title of a sub-category; one that this version doesn't know is shown as it is written. */
export function subcategoryName(subcategory: SubcategorySlug, locale: Locale): string {
  return nameIn(SUBCATEGORY_NAMES, subcategory, locale);
}

import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const DESCRIPTIONS: Record<CategorySlug, () => string> = {
  "consumer-goods": m.catalogue_category_consumer_goods,
  "food-products": m.catalogue_category_food_products,
  "building-materials": m.catalogue_category_building_materials,
  "industrial-products": m.catalogue_category_industrial_products,
  "smart-tech": m.catalogue_category_smart_tech,
  "medical-health": m.catalogue_category_medical_health,
  "packaging-supplies": m.catalogue_category_packaging_supplies,
  furniture: m.catalogue_category_furniture,
  sustainable: m.catalogue_category_sustainable,
  "plastic-raw-materials": m.catalogue_category_plastic_raw_materials,
  "machinery-equipment": m.catalogue_category_machinery_equipment,
};

/** What a category holds, in a sentence. */
export function categoryDescription(category: CategorySlug): string {
  return labelOf(DESCRIPTIONS, category);
}

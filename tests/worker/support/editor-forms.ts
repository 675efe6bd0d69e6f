import type * as z from "zod";
import type { createClaimSchema } from "#domain/content/edit-claim.ts";
import type { createPartnerSchema } from "#domain/content/edit-partner.ts";
import type { createSynonymsSchema } from "#domain/content/edit-synonyms.ts";
import type { createTipSchema, TipFieldsInput } from "#domain/content/edit-tip.ts";

/** Good forms of what editors of the platform write. */
export const EDITOR_FORMS = {
  editedTip: (changes: Partial<TipFieldsInput> = {}): TipFieldsInput => ({
    category: "shipping",
    title_ar: "أمّن على القيمة الواصلة",
    summary_ar: "التأمين على الفاتورة وحدها لا يكفي.",
    content_ar: "أمّن على البضاعة بقيمتها عند الوصول.\n\nأضف الشحن والرسوم.",
    title_en: "Insure by value",
    summary_en: "The invoice alone is not enough.",
    content_en: "Insure the goods for their landed value.",
    ...changes,
  }),
  newTip: (changes: Partial<z.input<typeof createTipSchema>> = {}): z.input<typeof createTipSchema> => ({
    tip: { ...EDITOR_FORMS.editedTip(), slug: "insure-by-value" },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newPartner: (changes: Partial<z.input<typeof createPartnerSchema>> = {}): z.input<typeof createPartnerSchema> => ({
    partner: {
      country: "AE",
      partnerSince: "٢٠١٩",
      certifications: "ISO 9001\nHACCP",
      name_fr: "Dattes de la Palmeraie",
      specialties_fr: "Dattes\nSirop de dattes",
      description_fr: "Un atelier de conditionnement près des vergers.",
    },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newClaim: (changes: Partial<z.input<typeof createClaimSchema>> = {}): z.input<typeof createClaimSchema> => ({
    claim: {
      evidenceUrl: "registry.example/licence/77",
      title_ar: "رخصة تجارية",
      description_ar: "رخصة سارية.",
    },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newSynonyms: (changes: Partial<z.input<typeof createSynonymsSchema>> = {}): z.input<typeof createSynonymsSchema> => ({
    group: { words: "qanfa\nsofa\nكنفة" },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
};

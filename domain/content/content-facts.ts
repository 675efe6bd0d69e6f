/** Chips of /tips (spec §2: تفاوض, جودة, شحن, علاقات, تحليل). */
export const TIP_CATEGORIES = ["negotiation", "quality", "shipping", "relations", "analysis"] as const;
export type TipCategory = (typeof TIP_CATEGORIES)[number];

/** Each text of the home page's dialogs holds at most 1000 characters (spec §5, §9). */
export const LEAD_TEXT = 1000;

/** Which dialog of the home page a lead came from. */
export const LEAD_KINDS = ["supplier", "buyer"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Business types of the home page's supplier dialog (spec §3). */
export const LEAD_BUSINESS_TYPES = [
  "manufacturer",
  "supplier",
  "wholesaler",
  "distributor",
  "exporter",
  "importer",
] as const;
export type LeadBusinessType = (typeof LEAD_BUSINESS_TYPES)[number];

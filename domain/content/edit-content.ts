import * as z from "zod";
import { claimFieldsSchema } from "./edit-claim.ts";
import { partnerFieldsSchema } from "./edit-partner.ts";
import { synonymFieldsSchema } from "./edit-synonyms.ts";
import { tipFieldsSchema } from "./edit-tip.ts";

/** What editors write as a list of entries, each in three languages. */
const CONTENT_KINDS = ["tip", "partner", "claim"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What editors take away again. */
const REMOVABLE_KINDS = [...CONTENT_KINDS, "synonyms"] as const;
export type RemovableKind = (typeof REMOVABLE_KINDS)[number];

/** More than any of these lists will ever hold. */
const MOST_ENTRIES = 500;

const id = z.string().min(1).max(60);
/** Of the entry as the editor saw it. */
const version = z.number().int().min(1).max(1_000_000_000);

export const contentEntrySchema = z.strictObject({ id });

export const saveTipSchema = z.strictObject({ id, version, tip: tipFieldsSchema });
export type SaveTip = z.output<typeof saveTipSchema>;

export const savePartnerSchema = z.strictObject({ id, version, partner: partnerFieldsSchema });
export type SavePartner = z.output<typeof savePartnerSchema>;

export const saveClaimSchema = z.strictObject({ id, version, claim: claimFieldsSchema });
export type SaveClaim = z.output<typeof saveClaimSchema>;

export const saveSynonymsSchema = z.strictObject({ id, version, group: synonymFieldsSchema });
export type SaveSynonyms = z.output<typeof saveSynonymsSchema>;

/** Puts a tip before the public, or takes it back to be a draft. */
export const publishTipSchema = z.strictObject({ id, version, isPublished: z.boolean() });
export type PublishTip = z.output<typeof publishTipSchema>;

export const removeContentSchema = z.strictObject({ kind: z.enum(REMOVABLE_KINDS), id, version });
export type RemoveContent = z.output<typeof removeContentSchema>;

const ids = z.array(id).min(1).max(MOST_ENTRIES);

/** A list in a new order: `seen` is the order that the editor started from, `order` holds the same ids. */
export const reorderContentSchema = z
  .strictObject({ kind: z.enum(CONTENT_KINDS), seen: ids, order: ids })
  .superRefine(({ seen, order }, context) => {
    const isSame = [...seen].sort().join("\n") === [...order].sort().join("\n");
    if (!isSame) context.addIssue({ code: "custom", path: ["order"], params: { code: "mismatch" } });
  });
export type ReorderContent = z.output<typeof reorderContentSchema>;

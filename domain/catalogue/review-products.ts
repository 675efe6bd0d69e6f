import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { PRODUCT_TRANSITIONS, type ProductAction } from "./product-machine.ts";

const MAX_NOTE = 1000;
const id = z.string().min(1).max(60);
/** Of what the reviewer looked at. */
const version = z.number().int().min(1).max(1_000_000_000);
const note = optionalText(MAX_NOTE, { lines: true });

const REVIEW_KINDS = ["product", "revision", "live", "all"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/**
 * What waits for the platform: products in review, or changes of live ones; the oldest first. `live` is what is on sale,
 * `all` what there is in any state, the newest first. `q` is a part of a code, or of the product's or the company's name in any language.
 */
export const reviewQueueSchema = z.strictObject({
  kind: z.enum(REVIEW_KINDS).default("product"),
  q: optionalText(100),
  page: pageNumber,
});
export type ReviewQueue = z.output<typeof reviewQueueSchema>;

export const reviewProductSchema = z.strictObject({ id });
export type ReviewProduct = z.output<typeof reviewProductSchema>;

/** Actions of suppliers are taken too, to be refused by the table of moves and not by their name. */
export const decideProductSchema = z
  .strictObject({
    id,
    version,
    action: z.enum(Object.keys(PRODUCT_TRANSITIONS) as [ProductAction, ...ProductAction[]]),
    note,
  })
  .superRefine(({ action, note: said }, context) => {
    if ("needsReason" in PRODUCT_TRANSITIONS[action] && said === null) {
      context.addIssue({ code: "custom", path: ["note"], params: { code: "required" } });
    }
  });
export type DecideProduct = z.output<typeof decideProductSchema>;

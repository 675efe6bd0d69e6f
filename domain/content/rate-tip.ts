import * as z from "zod";

const slug = z.string().min(1).max(120);

/** A tip by its address: to be counted as read, or to ask what one rated it. */
export const seenTipSchema = z.strictObject({ slug });
export type SeenTip = z.output<typeof seenTipSchema>;

/** How useful a tip was, in stars. */
export const rateTipSchema = z.strictObject({ slug, stars: z.int().min(1).max(5) });
export type RateTip = z.output<typeof rateTipSchema>;

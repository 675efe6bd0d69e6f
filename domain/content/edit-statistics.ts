import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";

/** The figures of each page, in the order in which they stand there (spec §2, §9). */
export const PAGE_FIGURES = {
  home: ["verified_suppliers", "products", "target_countries", "satisfaction"],
  partners: ["partners", "countries", "certificates", "satisfaction"],
} as const;
export const STATISTICS_PAGES = ["home", "partners"] as const;
export type StatisticsPage = (typeof STATISTICS_PAGES)[number];

const page = z.enum(STATISTICS_PAGES);
/** Of the page's written figures as the editor saw them; 0 where they were counted. */
const version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const figure = optionalText(20);

/** Written figures of a page in their order; an empty one is left out of the page, one at least is written. */
export const figuresSchema = z
  .strictObject({ first: figure, second: figure, third: figure, fourth: figure })
  .superRefine((figures, context) => {
    if (Object.values(figures).some((value) => value !== null)) return;
    context.addIssue({ code: "custom", path: ["first"], params: { code: "required" } });
  });
export type FiguresInput = z.input<typeof figuresSchema>;
export type Figures = z.output<typeof figuresSchema>;
/** Names of a page's figures in the form. */
export const FIGURE_PLACES = ["first", "second", "third", "fourth"] as const;

export const writeStatisticsSchema = z.strictObject({ page, version, figures: figuresSchema });
export type WriteStatistics = z.output<typeof writeStatisticsSchema>;

/** Back to what the database counts. */
export const countStatisticsSchema = z.strictObject({ page, version });
export type CountStatistics = z.output<typeof countStatisticsSchema>;

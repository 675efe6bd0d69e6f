import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";

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
const evidence = optionalWebsite;

/** Names of a page's figures in the form. */
export const FIGURE_PLACES = ["first", "second", "third", "fourth"] as const;
/** Names of the links to their evidence. */
export const EVIDENCE_PLACES = ["firstEvidence", "secondEvidence", "thirdEvidence", "fourthEvidence"] as const;

/**
 * Written figures of a page in their order, each with the http or https page that proves it; one left empty is counted, one
 * at least is written.
 */
export const figuresSchema = z
  .strictObject({
    ...{ first: figure, second: figure, third: figure, fourth: figure },
    ...{ firstEvidence: evidence, secondEvidence: evidence, thirdEvidence: evidence, fourthEvidence: evidence },
  })
  .superRefine((figures, context) => {
    const required = (path: string) => context.addIssue({ code: "custom", path: [path], params: { code: "required" } });
    for (const [at, place] of FIGURE_PLACES.entries()) {
      const proof = EVIDENCE_PLACES[at];
      if (proof && figures[place] !== null && !figures[proof]) required(proof);
      if (proof && figures[place] === null && figures[proof]) required(place);
    }
    if (FIGURE_PLACES.every((place) => figures[place] === null)) required("first");
  });
export const writeStatisticsSchema = z.strictObject({ page, version, figures: figuresSchema });
export type WriteStatistics = z.output<typeof writeStatisticsSchema>;

/** Back to what the database counts. */
export const countStatisticsSchema = z.strictObject({ page, version });
export type CountStatistics = z.output<typeof countStatisticsSchema>;

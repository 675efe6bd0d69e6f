import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";

export const WAITS_PER_PAGE = 20;

/** A page of what waits for the caller. */
export const listWaitsSchema = z.strictObject({ page: pageNumber });
export type ListWaits = z.output<typeof listWaitsSchema>;

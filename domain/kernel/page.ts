import * as z from "zod";

/** Entries of a page of a list (security 11: at most 50). */
export const PAGE_SIZE = 24;
export const MAX_PAGE = 500;

/** A page of a list, from one. */
export const pageNumber = z.number().int().min(1).max(MAX_PAGE).default(1);

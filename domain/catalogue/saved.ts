import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";

/** What a person can save for later. */
export const SAVED_KINDS = ["product", "supplier"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** As many may be saved by one person, of both kinds together. */
export const MAX_SAVED = 200;

/** What is saved, or taken back. */
export const savedSubjectSchema = z.strictObject({ kind: z.enum(SAVED_KINDS), id: z.string().min(1).max(60) });
export type SavedSubject = z.output<typeof savedSubjectSchema>;

/** A page of what was saved, the newest first. */
export const savedPageSchema = z.strictObject({ page: pageNumber, locale: z.enum(LOCALES) });
export type SavedPage = z.output<typeof savedPageSchema>;

import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";

/** What a person can save for later. */
export const SAVED_KINDS = ["product", "supplier"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** As many may be saved by one person, of both kinds together. */
export const MAX_SAVED = 200;

const savedId = z.string().min(1).max(60);

/** What is saved, or taken back. */
export const savedSubjectSchema = z.strictObject({ kind: z.enum(SAVED_KINDS), id: savedId });
export type SavedSubject = z.output<typeof savedSubjectSchema>;

/** Behind which entry a page begins: pages lose none by what is taken off before them, that entry included. */
export const savedCursorSchema = z.strictObject({ at: z.number().int().min(0), id: savedId });
export type SavedCursor = z.output<typeof savedCursorSchema>;

/** A page of what was saved, the newest first; without a place the first one. */
export const savedPageSchema = z.strictObject({ after: savedCursorSchema.optional(), locale: z.enum(LOCALES) });
export type SavedPage = z.output<typeof savedPageSchema>;

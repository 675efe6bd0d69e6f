import * as z from "zod";
import { LOCALES } from "./locale.ts";

/** Input of a read that depends on nothing but the reader's language. */
export const localizedSchema = z.strictObject({ locale: z.enum(LOCALES) });
export type Localized = z.output<typeof localizedSchema>;

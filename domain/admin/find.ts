import * as z from "zod";
import { text } from "#domain/kernel/text.ts";

/** Words to find anything by: a name, a company, a tax number, an e-mail, a phone number, or the number of a document. */
export const findSchema = z.strictObject({ q: text(100) });
export type Find = z.output<typeof findSchema>;

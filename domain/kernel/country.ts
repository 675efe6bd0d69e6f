import * as z from "zod";
import { COUNTRIES } from "./countries.ts";

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES);

/** A country that there is, by its code, as forms send it; what was stored before is read as it is. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { abort: true })
  .refine((code) => KNOWN.has(code), { params: { code: "invalid_value" } });

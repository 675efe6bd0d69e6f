import * as z from "zod";
import { endOfDay, startOfDay } from "./time.ts";

/** A day of the calendar (`2026-11-21`) that is meant from its first millisecond in Dubai on. */
export const dayStart = z.iso.date().transform(startOfDay);

/** A day of the calendar that is meant up to its last millisecond in Dubai. */
export const dayEnd = z.iso.date().transform(endOfDay);

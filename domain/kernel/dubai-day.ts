import * as z from "zod";

/** A day of the calendar (`2026-11-21`) as its first millisecond in Dubai, which is four hours ahead all year. */
export const startOfDay = z.iso.date().transform((day) => Date.parse(`${day}T00:00:00.000+04:00`));

/** A day of the calendar as its last millisecond in Dubai. */
export const endOfDay = z.iso.date().transform((day) => Date.parse(`${day}T23:59:59.999+04:00`));

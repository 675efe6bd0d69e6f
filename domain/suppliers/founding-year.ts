import { wholeNumber } from "#domain/kernel/whole-number.ts";

const OLDEST_YEAR = 1500;

/** The year a company was founded in. It is asked for at parse time: a Worker has no clock while its modules load. */
export const foundingYear = wholeNumber(OLDEST_YEAR, 9999).superRefine((year, context) => {
  const maximum = new Date().getUTCFullYear();
  if (year <= maximum) return;
  context.addIssue({ code: "too_big", maximum, origin: "number", inclusive: true, input: year });
});

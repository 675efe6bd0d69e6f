/** The look of a link that stands on a line of its own. */
export const TEXT_LINK = "inline-flex min-h-11 items-center text-gulf-700 underline underline-offset-4";

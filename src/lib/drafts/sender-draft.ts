/** Who asks is kept in the tab for the next request, so that asking a second supplier takes half the time. */
export const SENDER_DRAFT = "quote-sender";

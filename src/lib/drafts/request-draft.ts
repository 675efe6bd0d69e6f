/** Under this name a request that begins with nothing is kept in the tab; others stand behind it by what they begin with. */
export const REQUEST_DRAFT = "request:";

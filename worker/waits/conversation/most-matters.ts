/** So many of each kind, the newest, are looked at: what a conversation costs does not grow with the trade. */
export const MOST_MATTERS = 20;

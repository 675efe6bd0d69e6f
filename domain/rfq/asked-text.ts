/** Most characters of a sentence or a pasted table that a request is read from: twenty lines of a sheet. */
export const MAX_ASKED = 4000;

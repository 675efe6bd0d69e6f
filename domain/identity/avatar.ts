/** A picture of a person, as it is uploaded. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

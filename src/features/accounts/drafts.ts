/** Texts of the account forms that one screen hands to another; passwords are never among them. */
export const SIGN_IN_DRAFT = "sign-in";
export const FORGOTTEN_DRAFT = "forgotten-password";

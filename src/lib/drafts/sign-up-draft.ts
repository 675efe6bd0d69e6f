/** Under this name the sign-up keeps what was typed; pages that know the e-mail already put it there. */
export const SIGN_UP_DRAFT = "sign-up";

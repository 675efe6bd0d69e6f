import { LatePart } from "#src/ui/list/late-part.tsx";

/** The form of an account that is there; its scripts weigh an eighth of what every page needs. */
export const lateSignIn = new LatePart(() => import("./sign-in-form.tsx").then(({ SignInForm }) => SignInForm));

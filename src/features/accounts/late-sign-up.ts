import { LatePart } from "#src/ui/list/late-part.tsx";

/** The form of a new account, which nobody needs who signs in. */
export const lateSignUp = new LatePart(() => import("./sign-up-form.tsx").then(({ SignUpForm }) => SignUpForm));

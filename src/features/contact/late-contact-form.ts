import { LatePart } from "#src/ui/list/late-part.tsx";

/** The form of a message to the platform, whose scripts weigh a sixth of what every page needs. */
export const lateContactForm = new LatePart(() => import("./contact-form.tsx").then(({ ContactForm }) => ContactForm));

import { LatePart } from "#src/ui/list/late-part.tsx";

/** The form of a new request, which weighs a quarter of what every page needs; at once where it begins with something. */
export const lateNewRequest = new LatePart(
  () => import("./new-request.tsx").then(({ NewRequest }) => NewRequest),
  () => window.location.search !== "",
);

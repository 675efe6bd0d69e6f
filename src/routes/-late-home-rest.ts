import { LatePart } from "#src/ui/list/late-part.tsx";

const parts = () => import("./-home-rest.tsx");

/** What stands below the first view of the home page; the rest at once where the server had no answer for it. */
export const lateCategories = new LatePart(() => parts().then(({ LateCategories }) => LateCategories));
export const lateHomeRest = new LatePart(
  () => parts().then(({ HomeRest }) => HomeRest),
  () => document.querySelector("[data-unanswered]") !== null,
);

/** Both, for the route's loader. */
export async function loadHomeParts(): Promise<void> {
  await Promise.all([lateCategories.load(), lateHomeRest.load()]);
}

import { RecentPlace } from "#src/features/catalogue/recent/recent-place.tsx";
import { hasAnswers } from "#src/lib/offline/answers-owner.ts";
import type { SessionStore } from "#src/lib/session/session-store.ts";
import { SaveButton } from "#src/ui/saved/save-button.tsx";
import { openDisplayChoice } from "./display-panel.ts";
import { followScrolling } from "./returning-bar.ts";

/** Puts what comes late into its places; of the page's own scripts, which know them. */
interface LatePlaces {
  fillSavePlaces: (button: typeof SaveButton) => void;
  fillRecentPlaces: (place: typeof RecentPlace) => void;
  router: { options: { context: { session: SessionStore } } };
}

/** What the shell does for somebody who has begun to use the page. */
export function followReader({ fillSavePlaces, fillRecentPlaces, router }: LatePlaces): void {
  followScrolling();
  openDisplayChoice();
  fillSavePlaces(SaveButton);
  fillRecentPlaces(RecentPlace);
  // A session that ended while no page was open left answers behind: they go as soon as it is known that nobody is here.
  if (hasAnswers()) router.options.context.session.read().catch(() => undefined);
}

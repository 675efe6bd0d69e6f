import { RecentPlace } from "#src/features/catalogue/recent/recent-place.tsx";
import { forgetAnswers } from "#src/lib/offline/kept-answers.ts";
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
  void forgetLeft(router.options.context.session);
}

/** A session that ended while no page was open left answers behind: they go as soon as the server says that nobody is here. */
async function forgetLeft(session: SessionStore): Promise<void> {
  const account = await session.read().catch(() => undefined);
  if (account === null) forgetAnswers();
}

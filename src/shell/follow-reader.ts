import { RecentPlace } from "#src/features/catalogue/recent/recent-place.tsx";
import { SaveButton } from "#src/ui/saved/save-button.tsx";
import { openDisplayChoice } from "./display-panel.ts";
import { followScrolling } from "./returning-bar.ts";

/** Puts what comes late into its places; of the page's own scripts, which know them. */
interface LatePlaces {
  fillSavePlaces: (button: typeof SaveButton) => void;
  fillRecentPlaces: (place: typeof RecentPlace) => void;
}

/** What the shell does for somebody who has begun to use the page. */
export function followReader({ fillSavePlaces, fillRecentPlaces }: LatePlaces): void {
  followScrolling();
  openDisplayChoice();
  fillSavePlaces(SaveButton);
  fillRecentPlaces(RecentPlace);
}

import { SaveButton } from "#src/ui/saved/save-button.tsx";
import { openDisplayChoice } from "./display-panel.ts";
import { followScrolling } from "./returning-bar.ts";

/**
 * What the shell does for somebody who has begun to use the page.
 * @param fillSavePlaces of the page's own scripts, which know the places
 */
export function followReader(fillSavePlaces: (button: typeof SaveButton) => void): void {
  followScrolling();
  openDisplayChoice();
  fillSavePlaces(SaveButton);
}

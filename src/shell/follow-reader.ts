import { openDisplayChoice } from "./display-panel.ts";
import { followScrolling } from "./returning-bar.ts";

/** What the shell does for somebody who has begun to use the page. */
export function followReader(): void {
  followScrolling();
  openDisplayChoice();
}

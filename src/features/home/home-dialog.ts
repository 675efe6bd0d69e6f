/** The dialogs of the home page. Their state is in the address: the phone's back button closes them, menus link to them. */
const HOME_DIALOGS = ["quote", "supplier", "buyer"] as const;
export type HomeDialog = (typeof HOME_DIALOGS)[number];

export interface HomeSearch {
  open?: HomeDialog;
}

/** Keeps what the home page knows of its search parameters. */
export function validateHomeSearch(search: Record<string, unknown>): HomeSearch {
  const open = HOME_DIALOGS.find((known) => known === search.open);
  return open ? { open } : {};
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** Set when the dialog was opened on this page, so that closing it steps back instead of adding an entry. */
    wasOpenedHere?: boolean;
  }
}

import { safeReturnTo } from "#domain/identity/return-to.ts";

const REASONS = ["talk", "save"] as const;

export interface ReturnSearch {
  /** A path of this site where to go afterwards. */
  returnTo?: string;
  /** What one wanted to do, which the screen tells: write a message, save something for later. */
  why?: (typeof REASONS)[number];
}

export interface AuthSearch extends ReturnSearch {
  tab?: "signup";
}

/** Keeps a path of this site, drops anything that could lead elsewhere (security 7). */
export function validateReturn(search: Record<string, unknown>): ReturnSearch {
  const returnTo = safeReturnTo(search.returnTo);
  const why = REASONS.find((reason) => reason === search.why);
  return { ...(returnTo ? { returnTo } : {}), ...(why ? { why } : {}) };
}

/** What /auth knows of its address: the tab, and where to go afterwards. */
export function validateAuthSearch(search: Record<string, unknown>): AuthSearch {
  return { ...validateReturn(search), ...(search.tab === "signup" ? { tab: "signup" as const } : {}) };
}

import type { NoticeKind } from "#domain/identity/notification-settings.ts";

export interface NoticeSearch {
  kind?: NoticeKind | undefined;
}

// The names come as types alone, since the domain's list brings zod with it.
const KINDS: Record<NoticeKind, true> = { requests: true, orders: true, messages: true, reviews: true };

/** The filter as it stands in the address; anything else is none. */
export function readNoticeSearch({ kind }: Record<string, unknown>): NoticeSearch {
  return typeof kind === "string" && Object.hasOwn(KINDS, kind) ? { kind: kind as NoticeKind } : {};
}

import { MINUTE_MS } from "#domain/kernel/time.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeAgo } from "#i18n/relative-time.ts";
import type { Presence } from "./conversation-state.ts";

/** Whether the other side is there, else when it was; who went within the minute was seen just now. */
export function presenceLabels(presence: Presence | undefined, now = Date.now()): string {
  if (presence?.isOnline) return m.messages_online();
  if (!presence?.lastSeenAt) return m.messages_offline();
  if (now - presence.lastSeenAt < MINUTE_MS) return m.messages_last_seen_now();
  return m.messages_last_seen({ time: formatTimeAgo(presence.lastSeenAt, now, currentLocale()) });
}

import type { NoticeChannel, NoticeKind, NoticeSettings } from "#domain/identity/notification-settings.ts";

/** One switch that was touched. */
export interface NoticeChange {
  kind: NoticeKind;
  channel: NoticeChannel;
  isOn: boolean;
}

/** The settings with switches that were touched, in the order of the touches. */
export function withChanges(notices: NoticeSettings, changes: readonly NoticeChange[]): NoticeSettings {
  const changed = structuredClone(notices);
  for (const { kind, channel, isOn } of changes) changed[kind][channel] = isOn;
  return changed;
}

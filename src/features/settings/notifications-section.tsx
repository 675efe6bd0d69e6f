import { useMutation } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { NoticeChannel, NoticeKind, NoticeSettings } from "#domain/identity/notification-settings.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Switch } from "#src/ui/fields/switch.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { type NoticeChange, withChanges } from "./notice-change.ts";
import { SectionFailed } from "./section-failed.tsx";
import { settingsFailure } from "./settings-toast.ts";

/** In the order of the table; the names come as types alone, since the domain's list brings zod with it. */
const KINDS: readonly { kind: NoticeKind; label: () => string; hint: () => string }[] = [
  { kind: "requests", label: m.settings_notice_requests, hint: m.settings_notice_requests_hint },
  { kind: "orders", label: m.settings_notice_orders, hint: m.settings_notice_orders_hint },
  { kind: "messages", label: m.settings_notice_messages, hint: m.settings_notice_messages_hint },
  { kind: "reviews", label: m.settings_notice_reviews, hint: m.settings_notice_reviews_hint },
];
const CHANNELS: readonly { channel: NoticeChannel; label: () => string }[] = [
  { channel: "app", label: m.settings_channel_app },
  { channel: "email", label: m.settings_channel_email },
];

/** What one is told about, and where; each switch is stored as soon as it is touched. */
export function NotificationsSection() {
  const { settings, notices, change } = useNotices();
  return (
    <Panel intro={m.settings_notifications_intro()}>
      {notices ? (
        <NoticeTable notices={notices} onChange={change} />
      ) : settings.isError ? (
        <SectionFailed query={settings} />
      ) : (
        <Loading lines={5} />
      )}
      <p className="flex gap-3 rounded-lg bg-brass-50 p-4 text-sand-800 text-sm">
        <ShieldCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-brass-700" />
        {m.settings_notifications_always()}
      </p>
    </Panel>
  );
}

interface NoticeTableProps {
  notices: NoticeSettings;
  onChange: (change: NoticeChange) => void;
}

function NoticeTable({ notices, onChange }: NoticeTableProps) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-brass-300 border-b-2 text-gulf-900 text-sm">
          <th scope="col" className="py-2 pe-2 text-start">
            {m.settings_notifications_kind()}
          </th>
          {CHANNELS.map(({ channel, label }) => (
            <th key={channel} scope="col" className="w-18 px-1 py-2 text-center leading-snug sm:w-28">
              {label()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((row) => (
          <NoticeRow key={row.kind} {...row} channels={notices[row.kind]} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

interface NoticeRowProps {
  kind: NoticeKind;
  label: () => string;
  hint: () => string;
  channels: NoticeSettings[NoticeKind];
  onChange: (change: NoticeChange) => void;
}

function NoticeRow({ kind, label, hint, channels, onChange }: NoticeRowProps) {
  return (
    <tr className="border-sand-200 border-b">
      <th scope="row" className="py-3 pe-2 text-start font-normal leading-snug">
        <span className="block font-bold text-gulf-900">{label()}</span>
        <span className="block text-sand-600 text-sm">{hint()}</span>
      </th>
      {CHANNELS.map(({ channel, label: place }) => (
        <td key={channel} className="px-1 py-2 text-center">
          <Switch
            label={m.settings_notice_switch({ kind: label(), channel: place() })}
            checked={channels[channel]}
            onChange={(isOn) => onChange({ kind, channel, isOn })}
          />
        </td>
      ))}
    </tr>
  );
}

/**
 * Switches show what was touched at once. Changes are stored one after the other, each upon what is stored by then, so
 * that one that fails takes itself back alone.
 */
function useNotices() {
  const utils = api.useUtils();
  const settings = api.account.settings.useQuery();
  const [pending, setPending] = useState<readonly NoticeChange[]>([]);
  const saving = useMutation({
    scope: { id: "notices" },
    mutationFn: async (change: NoticeChange) => {
      const stored = await utils.account.settings.ensureData();
      return utils.client.account.updateSettings.mutate({ notices: withChanges(stored.notices, [change]) });
    },
    onSuccess: async (answer) => {
      await utils.account.settings.cancel();
      utils.account.settings.setData(undefined, answer);
    },
    onError: settingsFailure,
    onSettled: (_answer, _error, change) => setPending((now) => now.filter((other) => other !== change)),
  });
  return {
    settings,
    notices: settings.data && withChanges(settings.data.notices, pending),
    isSaving: pending.length > 0,
    change: (change: NoticeChange) => {
      setPending((now) => [...now, change]);
      saving.mutate(change);
    },
  };
}

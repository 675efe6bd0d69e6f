import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeAgo } from "#i18n/relative-time.ts";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { OwnSession } from "./sessions-section.tsx";
import { settingsFailure } from "./settings-toast.ts";

const PHONES = /android|ios|iphone|ipad/i;

/** One signed-in browser: what it is, when it was last used. */
export function SessionRow({ session, now }: { session: OwnSession; now: number }) {
  const Icon = PHONES.test(session.system ?? "") ? Smartphone : Monitor;
  const locale = currentLocale();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-gulf-50 text-gulf-800">
        <Icon aria-hidden size={24} />
      </span>
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold text-gulf-900">{deviceName(session)}</span>
          {session.isCurrent && <Badge tone="leaf">{m.settings_session_current()}</Badge>}
        </p>
        <p className="text-sand-700 text-sm">
          <time dateTime={dateTimeOf(session.lastUsedAt)} title={formatDateTime(session.lastUsedAt, locale)}>
            {m.settings_session_used({ time: formatTimeAgo(session.lastUsedAt, now, locale) })}
          </time>
        </p>
        <p className="text-sand-600 text-sm">
          {m.settings_session_since({ date: formatDate(session.createdAt, locale) })}
        </p>
      </div>
      {!session.isCurrent && <EndSession session={session} />}
    </div>
  );
}

function EndSession({ session }: { session: OwnSession }) {
  const utils = api.useUtils();
  const [isAsking, setAsking] = useState(false);
  const device = deviceName(session);
  const ending = api.account.endSession.useMutation({
    onSuccess: () => void showToast("success", m.settings_session_ended()),
    onError: (error) => {
      // It ended by itself meanwhile: the list will say so.
      if (toCallFailure(error).code !== "NOT_FOUND") settingsFailure();
    },
    onSettled: async () => {
      setAsking(false);
      await utils.account.sessions.invalidate();
    },
  });
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-label={m.settings_session_end_of({ device })}
        onClick={() => setAsking(true)}
      >
        {m.settings_session_end()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.settings_session_end_title()}
        description={m.settings_session_end_text({ device })}
        confirm={m.settings_session_end()}
        onConfirm={() => ending.mutate({ id: session.id })}
        isBusy={ending.isPending}
      />
    </>
  );
}

/** A signed-in browser in words, isolated from the text around it: "Chrome 141 on Windows". */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system)
    return m.settings_session_device({ browser: isolatedLtr(browser), system: isolatedLtr(system) });
  const known = browser ?? system;
  return known ? isolatedLtr(known) : m.settings_session_unknown();
}

import { MonitorCheck } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SectionFailed } from "./section-failed.tsx";
import { SessionRow } from "./session-row.tsx";
import { settingsFailure } from "./settings-toast.ts";

export type OwnSession = ApiOutputs["account"]["sessions"][number];

/** The browsers that are signed in, and how to sign them out. */
export function SessionsSection() {
  const sessions = api.account.sessions.useQuery();
  return (
    <Panel intro={m.settings_sessions_intro()}>
      {sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : sessions.isError ? (
        <SectionFailed query={sessions} />
      ) : (
        <Loading lines={4} />
      )}
    </Panel>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const [now] = useState(() => Date.now());
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="grid divide-y divide-sand-200">
        {sessions.map((session) => (
          <li key={session.id} className="py-4 first:pt-0 last:pb-0">
            <SessionRow session={session} now={now} />
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <EndOthers />
      ) : (
        <EmptyState title={m.settings_sessions_only_this()} icon={<MonitorCheck aria-hidden size={36} />} />
      )}
    </>
  );
}

function EndOthers() {
  const utils = api.useUtils();
  const [isAsking, setAsking] = useState(false);
  const ending = api.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      await utils.account.sessions.invalidate();
      setAsking(false);
      void showToast("success", m.settings_session_ended());
    },
    onError: settingsFailure,
  });
  return (
    <div>
      <Button type="button" variant="danger" onClick={() => setAsking(true)} className="max-sm:w-full">
        {m.settings_sessions_end_others()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.settings_sessions_end_others_title()}
        description={m.settings_sessions_end_others_text()}
        confirm={m.settings_sessions_end_others()}
        onConfirm={() => ending.mutate()}
        isBusy={ending.isPending}
      />
    </div>
  );
}

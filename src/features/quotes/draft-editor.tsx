import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/quote-status-labels.ts";
import type { DraftAutosave } from "./draft-autosave.ts";
import { TermsForm } from "./terms-form.tsx";
import { blankTerms, type TermsValues } from "./terms-values.ts";
import type { Thread } from "./thread.ts";
import { useDraftAutosave, useDraftSaving } from "./use-draft-saving.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** A quote before it is sent: filled from the request and from one's own products, kept while it is typed. */
export function DraftEditor({ thread }: { thread: Thread }) {
  const { quote, actions } = thread;
  const asked = api.inbox.one.useQuery({ id: quote.invitationId });
  const store = useDraftAutosave(quote);
  const [isLeaving, setLeaving] = useState(false);
  const maySend = actions.includes("send");
  const mayWithdraw = actions.includes("withdraw");
  return (
    <div className="grid min-w-0 gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={STATUS_TONES[quote.status]}>{statusLabels(quote.status)}</Badge>
        <Ltr className="font-bold text-gulf-900">{quote.reference}</Ltr>
        <Link to="/inbox/$id" params={{ id: quote.invitationId }} className={TEXT_LINK}>
          {m.quotes_see_request()}
        </Link>
      </p>
      <Panel title={m.quotes_draft_title()} intro={maySend ? m.quotes_draft_intro() : undefined}>
        {!maySend ? (
          <p className="text-sand-700">{m.quotes_now_draft_over()}</p>
        ) : asked.isPending ? (
          <Loading />
        ) : (
          <DraftForm thread={thread} store={store} blank={blankTerms(thread, asked.data?.request)} />
        )}
      </Panel>
      {mayWithdraw && (
        <Button type="button" variant="quiet" className="justify-self-start" onClick={() => setLeaving(true)}>
          {m.quotes_withdraw_draft()}
        </Button>
      )}
      {isLeaving && (
        <WithdrawDialog
          quote={quote}
          versionNow={() => store.versionNow(quote.version)}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}

interface DraftFormProps {
  thread: Thread;
  store: DraftAutosave;
  blank: TermsValues;
}

function DraftForm({ thread, store, blank }: DraftFormProps) {
  const { defaults, ...saving } = useDraftSaving(thread, store, blank);
  return <TermsForm mode="send" thread={thread} defaults={defaults} saving={saving} onDone={() => undefined} />;
}

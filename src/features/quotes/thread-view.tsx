import { useState } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { QuestionsPanel } from "#src/ui/page/questions-panel.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ActionBar, type OpenPart } from "./action-bar.tsx";
import { NowPanel } from "./now-panel.tsx";
import { goesOn, OpenForm } from "./open-form.tsx";
import { Parties } from "./parties.tsx";
import { eventLabels } from "./quote-labels.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { counterOf, type Thread } from "./thread.ts";
import { VersionCard } from "./version-card.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The whole negotiation in one view: who is to move, what may be done, every version, the latest first. */
export function ThreadView({ thread }: { thread: Thread }) {
  const [part, setPart] = useState<OpenPart>();
  const { versions, side, quote, actions } = thread;
  const counter = counterOf(thread);
  const open = part && goesOn(part, actions);
  const close = () => setPart(undefined);
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-[2fr_1fr] lg:items-start">
      <div className="grid min-w-0 gap-5">
        <NowPanel thread={thread}>
          <ActionBar thread={thread} onOpen={setPart} />
        </NowPanel>
        <QuestionsPanel questions={thread.questions} />
        <OpenForm thread={thread} part={open} onClose={close} />
        {versions.length > 0 && (
          <section aria-label={m.quotes_versions()} className="grid min-w-0 gap-4">
            <h2 className="text-gulf-900 text-xl">{m.quotes_versions()}</h2>
            {[...versions].reverse().map((version) => (
              <VersionCard
                key={version.version}
                version={version}
                before={versions.findLast((other) => other.version < version.version)}
                side={side}
                role={version === counter ? "counter" : version.version === quote.currentVersion ? "current" : null}
              />
            ))}
          </section>
        )}
      </div>
      <div className="grid min-w-0 gap-5">
        <Parties thread={thread} />
        <History thread={thread} />
      </div>
      {open === "reject" && <RejectDialog quote={quote} onClose={close} />}
      {open === "withdraw" && <WithdrawDialog quote={quote} onClose={close} />}
    </div>
  );
}

/** Every move, the latest first, with who made it. */
function History({ thread: { events, side } }: { thread: Thread }) {
  const actors: Record<string, string> = {
    supplier: side === "supplier" ? m.quotes_actor_you() : m.quotes_supplier(),
    buyer: side === "buyer" ? m.quotes_actor_you() : m.quotes_buyer(),
    clock: m.quotes_actor_clock(),
    award: m.quotes_buyer(),
  };
  return (
    <Panel title={m.quotes_history()}>
      <ol className="grid gap-3">
        {[...events].reverse().map((event) => (
          <li key={`${event.createdAt}-${event.action}`} className="border-gulf-300 border-s-2 ps-3">
            <p className="text-gulf-900 text-sm">
              <b>{eventLabels(event.action)}</b> · {actors[event.actor]}
            </p>
            <p className="text-sand-600 text-xs">{formatDateTime(event.createdAt, currentLocale())}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

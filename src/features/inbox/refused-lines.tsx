import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { refusedName } from "#src/vocabulary/refused-name.ts";
import { reconsideredLabels } from "./use-reconsider.ts";

type Refused = ApiOutputs["inbox"]["refused"][number];

/** What the company said is not its line, each to be taken back; asked for once it is opened. */
export function RefusedLines() {
  const [isOpen, setOpen] = useState(false);
  const list = api.inbox.refused.useQuery(undefined, { enabled: isOpen });
  return (
    <section className="grid gap-3">
      <h2>
        <Button type="button" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.inbox_refused()}
        </Button>
      </h2>
      {isOpen && <ListBody list={list}>{(lines) => <Lines lines={lines} />}</ListBody>}
    </section>
  );
}

function Lines({ lines }: { lines: readonly Refused[] }) {
  if (lines.length === 0) return <p className="text-sand-700">{m.inbox_refused_none()}</p>;
  return (
    <>
      <p className="text-sand-700">{m.inbox_refused_text()}</p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line }: { line: Refused }) {
  const { inbox } = api.useUtils();
  const again = api.inbox.askAgain.useMutation({
    onSuccess: ({ isReopened }) =>
      void showToast("success", isReopened ? reconsideredLabels(true) : m.inbox_refused_undone()),
    onSettled: () => inbox.invalidate(),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-sand-200 bg-white p-3">
      <Written className="wrap-anywhere min-w-0">{refusedName(line)}</Written>
      <Button type="button" variant="secondary" busy={again.isPending} onClick={() => again.mutate({ id: line.id })}>
        {m.inbox_refused_undo()}
      </Button>
    </li>
  );
}

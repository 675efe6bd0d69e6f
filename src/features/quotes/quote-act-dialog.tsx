import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { goesOn, OpenForm } from "./open-form.tsx";
import type { Thread } from "./thread.ts";

interface QuoteActDialogProps {
  act: { id: string; part: "accept" | "counter"; company: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A form of the quote's page over another page: what is typed into it is kept in the tab as it is there. */
export function QuoteActDialog({ act, open, onOpenChange }: QuoteActDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={act.company}>
      <div className="[&>section]:border-0 [&>section]:p-0 [&>section]:shadow-none">
        <Form key={`${act.id} ${act.part}`} act={act} onClose={() => onOpenChange(false)} />
      </div>
    </Dialog>
  );
}

function Form({ act: { id, part }, onClose }: Pick<QuoteActDialogProps, "act"> & { onClose: () => void }) {
  const read = api.quotes.thread.useQuery(
    { id },
    livePage<Thread>(({ actions }) => actions.length === 0),
  );
  const { data: thread, isError } = read;
  if (!thread)
    return isError ? <LoadFailed onRetry={() => void read.refetch()} isBusy={read.isFetching} /> : <Loading />;
  const now = goesOn(part, thread.actions);
  // The other side took the ground from it meanwhile; the table behind says where the quote stands.
  if (!now) return <Notice tone="error" title={m.quotes_stale()} />;
  return <OpenForm thread={thread} part={now} onClose={onClose} />;
}

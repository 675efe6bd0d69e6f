import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { InfoAbout } from "./info-about.tsx";
import { InfoBlock } from "./info-block.tsx";
import type { RenderReport } from "./info-button.tsx";
import { InfoDeals } from "./info-deals.tsx";
import { InfoFiles } from "./info-files.tsx";
import type { OpenConversation } from "./talk.ts";

interface InfoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conversation: OpenConversation;
  renderReport: RenderReport;
}

/** Who the other side is, what the two have between them, and the way out: block and report. */
export function InfoDialog({ open, onOpenChange, conversation, renderReport }: InfoDialogProps) {
  const { id, other, contexts } = conversation;
  const info = api.messages.info.useQuery({ id }, { enabled: open, staleTime: 0 });
  const name = other.name || m.messages_someone();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.messages_info()}>
      <div className="grid min-w-0 gap-6">
        <InfoAbout conversation={conversation} info={info.data} />
        {info.data ? (
          <InfoDeals deals={info.data.deals} contexts={contexts} />
        ) : info.isError ? (
          <LoadFailed onRetry={() => void info.refetch()} isBusy={info.isFetching} />
        ) : (
          <LineSkeletons count={4} />
        )}
        {open && <InfoFiles id={id} />}
        <div className="grid gap-2 border-sand-200 border-t pt-4">
          <InfoBlock conversation={conversation} />
          {renderReport({ id, name })}
        </div>
      </div>
    </Dialog>
  );
}

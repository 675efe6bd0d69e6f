import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { OpenConversation } from "../live/conversation.ts";
import { InfoAbout } from "./info-about.tsx";
import { InfoBlock } from "./info-block.tsx";
import type { RenderReport } from "./info-button.tsx";
import { InfoDeals } from "./info-deals.tsx";
import { InfoFiles } from "./info-files.tsx";

interface InfoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conversation: OpenConversation;
  renderReport: RenderReport;
}

/** Who the other side is, the way out (block and report) close by, and what the two have between them. */
export function InfoDialog({ open, onOpenChange, conversation, renderReport }: InfoDialogProps) {
  const { id, other, contexts } = conversation;
  const info = api.messages.info.useQuery({ id, locale: currentLocale() }, { enabled: open, staleTime: 0 });
  const name = other.name || m.messages_someone();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.messages_info()}>
      <div className="grid min-w-0 gap-6">
        <InfoAbout conversation={conversation} info={info.data} />
        <div className="-mt-2 flex flex-wrap items-center gap-x-6 border-sand-200 border-y py-1">
          <InfoBlock conversation={conversation} />
          {renderReport({ id, name })}
        </div>
        {info.data ? (
          <InfoDeals deals={info.data.deals} contexts={contexts} />
        ) : info.isError ? (
          <LoadFailed onRetry={() => void info.refetch()} isBusy={info.isFetching} />
        ) : (
          <LineSkeletons count={4} />
        )}
        {open && <InfoFiles id={id} />}
      </div>
    </Dialog>
  );
}

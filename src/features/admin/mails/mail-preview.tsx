import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { FailedMail } from "./mail-card.tsx";

interface MailPreviewProps {
  mail: FailedMail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The mail as its reader would get it, without its keys; that it was opened is written down. */
export function MailPreview({ mail, ...dialog }: MailPreviewProps) {
  return (
    <Dialog {...dialog} title={m.admin_mails_preview_title()} description={m.admin_mails_preview_hint()}>
      <Opened id={mail.id} />
    </Dialog>
  );
}

function Opened({ id }: { id: string }) {
  const { client } = api.useUtils();
  // Opening is written down, so it is a write; once for each time that the dialog is opened.
  const opened = useQuery({
    queryKey: ["admin-opened-mail", id],
    queryFn: () => client.admin.openMail.mutate({ id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (opened.isPending) return <Loading lines={6} />;
  if (opened.isError) return <LoadFailed onRetry={() => void opened.refetch()} isBusy={opened.isFetching} />;
  const { content } = opened.data;
  if (!content) return <Notice title={m.admin_mails_unknown()} />;
  return (
    <div className="grid gap-4">
      <p dir="auto" className="font-bold text-gulf-900">
        {content.subject}
      </p>
      <iframe
        // No scripts, no forms, no way out: what stands in it was written by others.
        sandbox=""
        srcDoc={content.html}
        title={content.subject}
        className="h-96 w-full rounded-lg border border-sand-200 bg-plate"
      />
      <Details summary={m.admin_mails_as_text()} summaryClass="w-fit">
        <pre dir="auto" className="wrap-break-word max-h-96 overflow-auto whitespace-pre-wrap font-sans text-sm">
          {content.text}
        </pre>
      </Details>
    </div>
  );
}

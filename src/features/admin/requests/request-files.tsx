import { FileText } from "lucide-react";
import { useState } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { ListedRequest } from "./request-entry.tsx";

type ListedFile = ListedRequest["files"][number];

/** The files of a request: each is opened with a reason, which is written down. */
export function RequestFiles({ request }: { request: ListedRequest }) {
  if (request.files.length === 0) return null;
  return (
    <ul aria-label={m.admin_requests_files()} className="grid gap-2">
      {request.files.map((file) => (
        <RequestFile key={file.id} file={file} request={request} />
      ))}
    </ul>
  );
}

function RequestFile({ file: { id, name }, request }: { file: ListedFile; request: ListedRequest }) {
  const { client } = api.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [path, setPath] = useState<string>();
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-sand-200 bg-sand-50 px-3 py-2">
      <FileText aria-hidden size={20} className="shrink-0 text-brass-600" />
      {path ? (
        <a href={path} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
          <Written className="break-all">{name}</Written>
        </a>
      ) : (
        <>
          <Written className="min-w-0 grow break-all">{name}</Written>
          <Button
            type="button"
            variant="secondary"
            aria-label={m.admin_requests_file_open_of({ name: isolated(name) })}
            onClick={() => setAsking(true)}
          >
            {m.admin_requests_file_open()}
          </Button>
        </>
      )}
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.admin_requests_file_open_of({ name: isolated(name) })}
        description={m.admin_requests_file_hint()}
        reason="required"
        reasonHint={m.admin_reason_audit()}
        confirm={m.admin_requests_file_open()}
        variant="primary"
        draftKey={`admin-file-${id}`}
        stateNow={statusLabels(request.status)}
        isPossible
        send={async (reason, signal) => {
          const opened = await client.admin.openRfqFile.mutate({ id, reason: reason ?? "" }, { signal });
          setPath(opened.path);
        }}
        refresh={async () => undefined}
        onDone={() => setAsking(false)}
      />
    </li>
  );
}

import { FileText, ImageIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Badge } from "#src/ui/badge.tsx";
import { IconButton } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import type { CompanyFile } from "./use-company.ts";

/** A file that the platform has: open it, see until when it is good, take it back. */
export function DocumentRow({ file, isRemovable }: { file: CompanyFile; isRemovable: boolean }) {
  const Icon = file.type === "application/pdf" ? FileText : ImageIcon;
  return (
    <li className="flex items-center gap-3 rounded-md border border-sand-200 bg-sand-50 px-3 py-2">
      <Icon aria-hidden size={24} className="shrink-0 text-gulf-600" />
      <div className="grid min-w-0 grow gap-0.5">
        <a
          href={`/files/private/documents/${file.id}`}
          aria-label={m.company_file_open({ name: file.name })}
          className="flex min-h-11 items-center font-bold text-gulf-800 text-sm leading-snug underline underline-offset-4"
        >
          <Written className="wrap-anywhere">{file.name}</Written>
        </a>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-xs">
          <span>{fileSize(file.bytes)}</span>
          <span>{formatDate(file.createdAt, currentLocale())}</span>
          {file.validUntil !== null && <Validity until={file.validUntil} />}
        </p>
      </div>
      {isRemovable && <RemoveButton file={file} />}
    </li>
  );
}

function Validity({ until }: { until: number }) {
  const date = formatDate(until, currentLocale());
  const isOver = until < Date.now();
  return (
    <Badge tone={isOver ? "clay" : "leaf"}>
      {isOver ? m.company_file_over({ date }) : m.company_file_until({ date })}
    </Badge>
  );
}

function RemoveButton({ file: { id, name } }: { file: CompanyFile }) {
  const [isAsking, setAsking] = useState(false);
  const { company } = api.useUtils();
  const remove = api.company.removeDocument.useMutation({
    onSuccess: () => void showToast("success", m.company_file_removed()),
    onError: () => void showToast("error", m.company_file_remove_failed(), m.company_send_failed_text()),
    onSettled: async () => {
      setAsking(false);
      await company.invalidate();
    },
  });
  return (
    <>
      <IconButton label={m.company_file_remove({ name })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={20} className="text-clay-700" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.company_file_remove_title()}
        description={m.company_file_remove_text({ name })}
        confirm={m.company_file_remove_confirm()}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  );
}

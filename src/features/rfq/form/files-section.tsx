import { Link, useRouterState } from "@tanstack/react-router";
import { Paperclip, Trash2 } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { UploadRow } from "#src/ui/fields/upload-row.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { namesOf } from "./send-request.tsx";
import type { RequestFiles } from "./use-request-files.ts";

interface FilesSectionProps {
  files: RequestFiles;
  /** True for a request to one company. */
  isDirect: boolean;
}

/** Drawings, data sheets and pictures, private to the two sides; of a guest fewer, and seen once it has confirmed. */
export function FilesSection({ files, isDirect }: FilesSectionProps) {
  const { session, isKnown } = useSession();
  const isGuest = isKnown && session === null;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 flex w-full flex-wrap items-baseline gap-x-3 border-sand-200 border-b pb-2">
        <span className="font-bold text-gulf-900 text-lg">{m.rfqs_form_files()}</span>
        <span className="text-sand-600 text-sm">
          {isGuest ? m.rfqs_form_files_guest_hint() : m.rfqs_form_files_hint()}
        </span>
      </legend>
      {session?.isVerified === false ? <ConfirmFirst /> : isKnown && <Files requested={files} />}
      {isGuest && (
        <p className="text-sand-700 text-sm">
          {isDirect ? m.rfqs_form_files_guest_direct() : m.rfqs_form_files_guest()}
        </p>
      )}
    </fieldset>
  );
}

/** An account proves its mailbox before it attaches anything. */
export function ConfirmFirst() {
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <p className="text-sand-700">
      {m.rfqs_form_files_account()}{" "}
      <Link
        to="/verify-email"
        search={{ returnTo: safeReturnTo(here) }}
        className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
      >
        {m.rfq_form_unverified_link()}
      </Link>
    </p>
  );
}

function Files({ requested }: { requested: RequestFiles }) {
  const input = useRef<HTMLInputElement>(null);
  const { files, uploads, missing, room, beyondLabels, add, retry, drop, remove } = requested;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = "";
    if (chosen.length > 0) add(chosen);
  };
  return (
    <div className="grid gap-3">
      {(files.length > 0 || uploads.length > 0) && (
        <ul className="grid gap-2">
          {files.map(({ id, name }) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-md border border-sand-200 bg-sand-50 py-1 ps-3 pe-2"
            >
              <Paperclip aria-hidden size={18} className="shrink-0 text-gulf-600" />
              <Written className="wrap-anywhere min-w-0 grow font-bold text-gulf-900 text-sm">{name}</Written>
              <IconButton label={m.rfqs_form_file_remove({ name })} onClick={() => remove(id)}>
                <Trash2 aria-hidden size={20} className="text-clay-700" />
              </IconButton>
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => drop(upload)} />
          ))}
        </ul>
      )}
      {missing.beyond.length > 0 && <Notice title={beyondLabels(namesOf(missing.beyond))} />}
      {room > 0 && (
        <div>
          <Button type="button" variant="secondary" className="max-sm:w-full" onClick={() => input.current?.click()}>
            <Paperclip aria-hidden size={18} /> {m.rfqs_form_file_add()}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-label={m.rfqs_form_files()}
        onChange={take}
        className="hidden"
      />
    </div>
  );
}

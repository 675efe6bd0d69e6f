import { formatList } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { areFilesGone } from "./files-gone.ts";
import type { RequestFiles } from "./use-request-files.ts";

interface SendRequestProps {
  files: Pick<RequestFiles, "uploads" | "missing">;
  problem: SendingProblem | undefined;
  isSending: boolean;
  /** Why there is nothing to ask for. */
  notFound?: string;
}

/** Sends the request, but none without a file that was chosen for it: it waits for those on their way. */
export function SendRequest({ files: { uploads, missing }, problem, isSending, notFound }: SendRequestProps) {
  const failed = uploads.filter(({ state }) => state === "failed");
  const travelling = uploads.length - failed.length;
  return (
    <>
      {missing.gone.length > 0 && <Notice tone="error" title={m.rfqs_form_files_gone(namesOf(missing.gone))} />}
      {!areFilesGone(problem?.failure) && <FormProblem problem={problem} notFound={notFound ?? m.rfqs_form_gone()} />}
      {travelling > 0 && <Notice title={m.rfqs_form_files_travelling(counted(travelling))} />}
      {failed.length > 0 && (
        <Notice tone="error" title={m.rfqs_form_files_failed(namesOf(failed.map(({ file }) => file.name)))} />
      )}
      <div>
        <Button type="submit" busy={isSending || travelling > 0} disabled={failed.length > 0} className="max-sm:w-full">
          {problem?.failure ? m.forms_send_again() : m.rfq_form_submit()}
        </Button>
      </div>
    </>
  );
}

/** Names of files for a sentence; each keeps its own direction. */
export function namesOf(names: readonly string[]): { names: string } {
  return { names: formatList(names.map(isolated), currentLocale()) };
}

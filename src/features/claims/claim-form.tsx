import { FileText, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { prepareDocument } from "#src/lib/upload/prepare-document.ts";
import { uploadClaim } from "#src/lib/upload/upload.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { uploadProblemLabels } from "#src/ui/fields/upload-problem.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";

const MAX_NAME = 120;
const loadSchema = () => import("#domain/suppliers/claims.ts").then(({ claimFormSchema }) => claimFormSchema);

/** Claims a company with its licence; words are kept as a draft, the file as long as the page stands. */
export function ClaimForm({ slug }: { slug: string }) {
  const [file, setFile] = useState<File>();
  const [flaw, setFlaw] = useState<string>();
  const { submit, field, problem, isSending } = useClaimForm(slug, file, setFlaw);
  return (
    <Panel>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          if (file) return submit(event);
          event.preventDefault();
          setFlaw(m.claims_licence_missing());
        }}
        className="grid gap-5"
      >
        <LicenceChoice
          file={file}
          flaw={flaw}
          onChosen={(chosen) => {
            setFile(chosen);
            setFlaw(undefined);
          }}
        />
        <TextArea label={m.claims_note()} hint={m.claims_note_hint()} rows={2} maxLength={1000} {...field("note")} />
        {!flaw && <FormProblem problem={problem} />}
        <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
          {problem?.failure ? m.forms_send_again() : m.claims_submit()}
        </Button>
      </form>
    </Panel>
  );
}

function useClaimForm(slug: string, file: File | undefined, setFlaw: (words: string | undefined) => void) {
  const { claims } = api.useUtils();
  const draftKey = `claim-${slug}`;
  return useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { note: "" },
    // A licence on a slow line takes longer than forms do: the upload has a time limit of its own.
    send: async ({ note }) => {
      if (!file) return;
      try {
        const blob = await prepareDocument(file);
        await uploadClaim(blob, { company: slug, name: file.name.slice(-MAX_NAME), note: note ?? "" });
      } catch (error) {
        if (isFlawOfFile(error)) setFlaw(uploadProblemLabels(error));
        throw error;
      }
    },
    onSent: async () => {
      dropDraft(draftKey);
      void showToast("success", m.claims_sent());
      await claims.company.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await claims.company.invalidate();
    },
  });
}

/** The file itself can't be taken; a line that broke is the form's to tell. */
function isFlawOfFile(error: unknown): boolean {
  const words = uploadProblemLabels(error);
  return words !== m.company_flaw_connection() && words !== m.company_flaw_other() && words !== m.company_flaw_rate();
}

interface LicenceChoiceProps {
  file: File | undefined;
  flaw: string | undefined;
  onChosen: (file: File) => void;
}

function LicenceChoice({ file, flaw, onChosen }: LicenceChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-2">
      <p className="font-bold text-gulf-900">{m.claims_licence()}</p>
      <p className="text-sand-600 text-sm">{m.claims_licence_hint()}</p>
      {file && (
        <p className="flex items-center gap-2 rounded-md border border-gulf-200 bg-gulf-50 px-3 py-2">
          <FileText aria-hidden size={20} className="shrink-0 text-brass-600" />
          <Written className="wrap-anywhere min-w-0 font-bold text-gulf-900 text-sm">{file.name}</Written>
        </p>
      )}
      <Button
        type="button"
        variant="secondary"
        onClick={() => input.current?.click()}
        className="justify-self-start max-sm:w-full"
      >
        <Upload aria-hidden size={20} /> {m.claims_licence_choose()}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        aria-label={m.claims_licence()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = "";
          if (chosen) onChosen(chosen);
        }}
        className="hidden"
      />
      {flaw && <Notice tone="error" title={flaw} />}
    </div>
  );
}

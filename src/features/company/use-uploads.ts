import { useCallback } from "react";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSession } from "#src/lib/session/session.ts";
import { prepareDocument } from "#src/lib/upload/prepare-document.ts";
import { uploadDocument } from "#src/lib/upload/upload.ts";
import { useKeptUploads } from "#src/lib/upload/use-kept-uploads.ts";
import { uploadProblemLabels } from "#src/ui/fields/upload-problem.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { fileDraft } from "./file-draft.ts";

const MAX_NAME = 120;

/**
 * The files of an item on their way, each with the last day of what it shows, `YYYY-MM-DD` or empty. Their owner's browser
 * keeps them until they have arrived.
 */
export function useUploads(item: DocumentItem) {
  const userId = useSession().session?.userId ?? null;
  const { auth, company } = api.useUtils();
  const isOwn = useCallback(() => {
    const session = auth.session.getData();
    // Nobody could say: the server does.
    return session === undefined || session?.userId === userId;
  }, [auth, userId]);
  return useKeptUploads<string>({
    userId,
    place: `company-${item}`,
    isOwn,
    prepare: prepareDocument,
    send: async (blob, { file, about: validUntil }, way) => {
      await uploadDocument(blob, { item, name: file.name.slice(-MAX_NAME), validUntil }, way);
      dropDraft(fileDraft(item));
      void showToast("success", m.company_upload_done({ name: file.name }));
      await company.invalidate();
    },
    problemLabels: uploadProblemLabels,
  });
}

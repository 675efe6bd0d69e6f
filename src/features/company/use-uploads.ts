import { useCallback } from "react";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { prepareDocument } from "#src/lib/prepare-document.ts";
import { useSession } from "#src/lib/session.ts";
import { dropDraft } from "#src/lib/session-draft.ts";
import { api } from "#src/lib/trpc.ts";
import { uploadDocument } from "#src/lib/upload.ts";
import { useKeptUploads } from "#src/lib/use-kept-uploads.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { uploadProblemLabels } from "#src/ui/upload-problem.ts";
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

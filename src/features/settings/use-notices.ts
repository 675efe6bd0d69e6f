import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#src/lib/trpc.ts";
import { type NoticeChange, withChanges } from "./notice-change.ts";
import { settingsFailure } from "./settings-toast.ts";

/**
 * Switches show what was touched at once. Changes are stored one after the other, each upon what is stored by then, so
 * that one that fails takes itself back alone.
 */
export function useNotices() {
  const utils = api.useUtils();
  const settings = api.account.settings.useQuery();
  const [pending, setPending] = useState<readonly NoticeChange[]>([]);
  const saving = useMutation({
    scope: { id: "notices" },
    mutationFn: async (change: NoticeChange) => {
      const stored = await utils.account.settings.ensureData();
      return utils.client.account.updateSettings.mutate({ notices: withChanges(stored.notices, [change]) });
    },
    onSuccess: async (answer) => {
      await utils.account.settings.cancel();
      utils.account.settings.setData(undefined, answer);
    },
    onError: settingsFailure,
    onSettled: (_answer, _error, change) => setPending((now) => now.filter((other) => other !== change)),
  });
  return {
    settings,
    notices: settings.data && withChanges(settings.data.notices, pending),
    isSaving: pending.length > 0,
    change: (change: NoticeChange) => {
      setPending((now) => [...now, change]);
      saving.mutate(change);
    },
  };
}

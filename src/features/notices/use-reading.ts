import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";

export type NoticeItem = ApiOutputs["notices"]["list"]["items"][number];

/** Marks notices as read: on the screen at once, then at the server; what fails is shown as it is stored again. */
export function useReading() {
  const utils = api.useUtils();
  const cache = useQueryClient();
  const reading = api.notices.read.useMutation({
    onMutate: async (which) => {
      await cache.cancelQueries({ queryKey: getQueryKey(api.notices) });
      markInLists(({ id, kind }) =>
        "ids" in which ? which.ids.includes(id) : which.kind === undefined || which.kind === kind,
      );
    },
    onSuccess: ({ count }) => cache.setQueriesData({ queryKey: getQueryKey(api.notices.unread) }, { count }),
    onError: () => {
      void showToast("error", m.notices_read_failed());
      void utils.notices.invalidate();
    },
  });

  function markInLists(isMeant: (item: NoticeItem) => boolean): void {
    const now = Date.now();
    cache.setQueriesData<{ pages: ApiOutputs["notices"]["list"][]; pageParams: unknown[] }>(
      { queryKey: getQueryKey(api.notices.list) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.readAt === null && isMeant(item) ? { ...item, readAt: now } : item)),
          })),
        },
    );
  }

  return {
    isBusy: reading.isPending,
    readOne: (id: string) => reading.mutate({ ids: [id] }),
    /** All of them, or all of a kind. */
    readAll: (kind: NoticeItem["kind"] | undefined) => reading.mutate(kind ? { all: true, kind } : { all: true }),
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect } from "react";
import { api, onWritten } from "../calls/trpc.ts";
import { useSession } from "../session/session.ts";
import { coalesced } from "./coalesced.ts";

/** Often enough for what the other side does; a tab in the background doesn't ask, and news ask at once. */
const ASK_EVERY_MS = 30_000;
const WRITTEN_PAUSE_MS = 500;

/**
 * A page of what waits for the account, and how much there is: one query for all who show it, so that bell, dashboard and page
 * never differ; another one for another account in the same tab. Whatever this browser writes asks again.
 */
export function useWaits(page = 1) {
  const { client } = api.useUtils();
  const userId = useSession().session?.userId;
  useAskingAgain();
  return useQuery({
    queryKey: [...getQueryKey(api.waits.list), { userId, page }],
    queryFn: () => client.waits.list.query({ page }),
    enabled: userId !== undefined,
    staleTime: 5000,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
}

function useAskingAgain(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const again = coalesced(
      () => void cache.invalidateQueries({ queryKey: getQueryKey(api.waits.list) }),
      WRITTEN_PAUSE_MS,
    );
    onWritten.add(again.ask);
    return () => {
      onWritten.delete(again.ask);
      again.stop();
    };
  }, [cache]);
}

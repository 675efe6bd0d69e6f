import { type UseMutateFunction, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SavedSubject } from "#domain/catalogue/saved.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";

const STALE_AFTER_MS = 5 * 60_000;

interface Saving {
  /** As it is stored, or as it was just asked for. */
  isSaved: boolean;
  isBusy: boolean;
  /** Saves it, or takes it back. */
  change: UseMutateFunction<void, Error, boolean>;
}

type HearFailure = (error: Error, wanted: boolean) => void;

/**
 * Whether something is saved, and the way to change that: on the screen at once, and back where the server refuses. All of a page
 * share one read, which visitors never make.
 */
export function useSaving({ kind, id }: SavedSubject, onFailed: HearFailure): Saving {
  const { session } = useSession();
  const { client, saved } = api.useUtils();
  const ids = api.saved.ids.useQuery(undefined, { enabled: session !== null, staleTime: STALE_AFTER_MS });
  const changing = useMutation({
    mutationFn: async (wanted: boolean) => {
      await (wanted ? client.saved.save : client.saved.unsave).mutate({ kind, id });
    },
    // A read on its way may have missed the change, and would undo it here.
    onMutate: () => saved.ids.cancel(),
    onSuccess: async (_, wanted) => {
      await saved.ids.cancel();
      const known = saved.ids.getData();
      if (known) saved.ids.setData(undefined, changed(known, { kind, id }, wanted));
    },
    onError: onFailed,
    onSettled: () => {
      // What was given up is asked for again.
      if (!saved.ids.getData()) void saved.ids.invalidate();
    },
  });
  const { isPending, isSuccess, variables, reset } = changing;
  const userId = session?.userId;
  // What one account asked for is not the next one's.
  useEffect(() => (userId === undefined ? undefined : reset), [userId, reset]);
  const isTold = isPending || (isSuccess && ids.data === undefined);
  const isSaved = isTold ? variables === true : ids.data?.[kind].includes(id) === true;
  return { isSaved: session !== null && isSaved, isBusy: isPending, change: changing.mutate };
}

type Ids = ApiOutputs["saved"]["ids"];

function changed(known: Ids, { kind, id }: SavedSubject, isSaved: boolean): Ids {
  const others = known[kind].filter((one) => one !== id);
  return { ...known, [kind]: isSaved ? [...others, id] : others };
}

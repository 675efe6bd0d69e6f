import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { leaveAnswers } from "#src/lib/offline/answers-owner.ts";
import { useSession, useSessionStore } from "#src/lib/session/session.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { showToast } from "../overlay/toaster.tsx";

/** Signs this browser out, all its tabs included; a private screen is left, any other stays (spec §8). */
export function useSignOut(): { isBusy: boolean; signOut: () => void } {
  const store = useSessionStore();
  const { session } = useSession();
  const { mutate, isPending } = api.auth.signOut.useMutation({
    onSuccess: async () => {
      // Nobody stays signed in because a chunk or the disk hangs.
      const counting = session ? countUnsent(session.userId) : 0;
      void import("#src/lib/upload/kept-files-name.ts")
        .then(({ dropKeptFiles }) => dropKeptFiles())
        .catch(() => undefined);
      await store.end();
      const unsent = await counting;
      if (unsent > 0) void showToast("info", m.messages_unsent(counted(unsent)), m.messages_unsent_text());
    },
    onError: () => showToast("error", m.profile_error(), m.profile_sign_out_failed()),
  });
  // What is kept for a page without a network goes first, also where the server is not reached.
  const signOut = () => {
    leaveAnswers();
    mutate();
  };
  return { isBusy: isPending, signOut };
}

/** What waits in the outbox stays on this device for its writer; a chunk that does not come counts nothing. */
async function countUnsent(userId: string): Promise<number> {
  try {
    const { unsentOf } = await import("#src/lib/outbox/message-outbox.ts");
    return (await unsentOf(userId)).length;
  } catch {
    return 0;
  }
}

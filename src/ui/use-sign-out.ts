import { m } from "#i18n/paraglide/messages.js";
import { useSessionKeeper } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";
import { showToast } from "./toaster.tsx";

/** Signs this browser out, all its tabs included; a private screen is left, any other stays (spec §8). */
export function useSignOut(): { isBusy: boolean; signOut: () => void } {
  const keeper = useSessionKeeper();
  const { mutate, isPending } = api.auth.signOut.useMutation({
    onSuccess: () => keeper.end(),
    onError: () => showToast("error", m.profile_error(), m.profile_sign_out_failed()),
  });
  return { isBusy: isPending, signOut: () => mutate() };
}

import { INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { statusLabels } from "./invitation-labels.ts";

/** Takes a decline back, and says what came of it; also from a message that outlives the card it was made on. */
export function useReconsider() {
  const { client, inbox } = api.useUtils();
  return async (declined: { id: string; version: number }) => {
    try {
      const { status } = await client.inbox.reconsider.mutate(declined);
      void showToast("success", reconsideredLabels(status !== "declined"));
    } catch (error) {
      const { code, state } = toCallFailure(error);
      const now = INVITATION_STATUSES.find((known) => known === state);
      if (code !== "CONFLICT" || !now) void showToast("error", m.inbox_reconsider_failed());
      // Taken back already: perhaps by this very tap, whose answer was lost.
      else if (now === "viewed") void showToast("success", reconsideredLabels(true));
      else void showToast("info", m.inbox_reconsider_stale({ state: statusLabels(now) }));
    }
    await inbox.invalidate();
  };
}

/** @param isReopened whether the request can be answered again */
export function reconsideredLabels(isReopened: boolean): string {
  return isReopened ? m.inbox_reconsidered() : m.inbox_reconsidered_late();
}

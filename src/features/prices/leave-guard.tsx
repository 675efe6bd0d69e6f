import { useBlocker } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";

/** Asks before changes would be lost; other pages and searches of the same table keep them. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={m.dashboard_prices_leave()}
      description={m.dashboard_prices_leave_text()}
      confirm={m.dashboard_prices_leave_go()}
      onConfirm={blocker.proceed}
    />
  );
}

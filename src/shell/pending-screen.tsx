import { useRouterState } from "@tanstack/react-router";
import { PendingFrame } from "#src/ui/list/pending-frame.tsx";
import { CardSkeletons, LineSkeletons, RowSkeletons } from "#src/ui/list/skeleton.tsx";

type PendingShape = "cards" | "rows" | "form";

const FORMS =
  /^\/(auth|verify-email|forgot-password|reset-password|confirm-email-change|checkout|claim|rate-supplier|supplier-registration|add-product|rfqs\/new|settings|profile|contact)\b/;
const ROWS =
  /^\/(orders|rfqs|rfq|quotes|inbox|notifications|waiting|messages|cart|admin|analytics|supplier-dashboard)\b/;

/** What the page at an address looks like while it loads: a form, rows of a list, or cards. */
export function pendingShape(pathname: string): PendingShape {
  if (FORMS.test(pathname)) return "form";
  return ROWS.test(pathname) ? "rows" : "cards";
}

const SKELETONS: Record<PendingShape, () => React.ReactNode> = {
  cards: () => <CardSkeletons count={8} />,
  rows: () => <RowSkeletons />,
  form: () => (
    <div className="mx-auto max-w-xl">
      <LineSkeletons count={7} />
    </div>
  ),
};

/** What a page shows while its data travel: the shape of what comes. */
export function PendingScreen() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return <PendingFrame>{SKELETONS[pendingShape(pathname)]?.()}</PendingFrame>;
}

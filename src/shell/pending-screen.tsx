import { useRouterState } from "@tanstack/react-router";
import { PendingFrame } from "#src/ui/list/pending-frame.tsx";
import { CardSkeletons, LineSkeletons, RowSkeletons } from "#src/ui/list/skeleton.tsx";

type PendingShape = "cards" | "rows" | "work" | "form";

const FORMS =
  /^\/(auth|verify-email|forgot-password|reset-password|confirm-email-change|checkout|claim|rate-supplier|supplier-registration|add-product|rfqs\/new|settings|profile|contact)\b/;
const ROWS = /^\/(rfq|messages|cart)\b/;
/** One's own pages, each with a dark head. */
const WORK = /^\/(orders|rfqs|quotes|inbox|notifications|waiting|admin|analytics|supplier-dashboard)\b/;

/** What the page at an address looks like while it loads: a form, rows of a list, the same below a dark head, or cards. */
export function pendingShape(pathname: string): PendingShape {
  if (FORMS.test(pathname)) return "form";
  if (WORK.test(pathname)) return "work";
  return ROWS.test(pathname) ? "rows" : "cards";
}

const SKELETONS: Record<PendingShape, () => React.ReactNode> = {
  cards: () => <CardSkeletons count={8} />,
  rows: () => <RowSkeletons />,
  work: () => <RowSkeletons />,
  form: () => (
    <div className="mx-auto max-w-xl">
      <LineSkeletons count={7} />
    </div>
  ),
};

/** What a page shows while its data travel: the shape of what comes. */
export function PendingScreen() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const shape = pendingShape(pathname);
  return <PendingFrame isWork={shape === "work"}>{SKELETONS[shape]?.()}</PendingFrame>;
}

import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageIsAlive } from "#src/lib/page-life.ts";
import { Container } from "#src/ui/section.tsx";
import { CardSkeletons, LineSkeletons, RowSkeletons } from "#src/ui/skeleton.tsx";
import { type PendingShape, pendingShape } from "./pending-shape.ts";

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
  useEffect(pageIsAlive, []);
  return (
    <div data-pending>
      <Container className="py-10">
        <p role="status" className="sr-only">
          {m.shell_loading()}
        </p>
        {SKELETONS[pendingShape(pathname)]?.()}
      </Container>
    </div>
  );
}

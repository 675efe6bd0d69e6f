import { type ReactNode, useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageIsAlive } from "#src/lib/drafts/page-life.ts";
import { Container } from "../section.tsx";

interface PendingFrameProps {
  children: ReactNode;
  /** The page has the dark head of one's own pages. */
  isWork?: boolean;
}

/** What stands for a page while its data travel: the shape of what comes. */
export function PendingFrame({ children, isWork = false }: PendingFrameProps) {
  useEffect(pageIsAlive, []);
  return (
    <div data-pending>
      {isWork && <div aria-hidden className="h-32 border-brass-400 border-b-4 bg-gulf-900" />}
      <Container className={isWork ? "py-6" : "py-10"}>
        <p role="status" className="sr-only">
          {m.shell_loading()}
        </p>
        {children}
      </Container>
    </div>
  );
}

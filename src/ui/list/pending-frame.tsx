import { type ReactNode, useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageIsAlive } from "#src/lib/drafts/page-life.ts";
import { Container } from "../section.tsx";

/** What stands for a page while its data travel: the shape of what comes. */
export function PendingFrame({ children }: { children: ReactNode }) {
  useEffect(pageIsAlive, []);
  return (
    <div data-pending>
      <Container className="py-10">
        <p role="status" className="sr-only">
          {m.shell_loading()}
        </p>
        {children}
      </Container>
    </div>
  );
}

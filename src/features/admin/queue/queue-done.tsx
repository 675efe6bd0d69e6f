import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { AdminPage } from "../admin-page.tsx";
import { focusWhenClear } from "./focus-when-clear.ts";
import type { QueueLink } from "./queue-link.ts";

interface QueueDoneProps {
  /** What is listed, as the filter calls it. */
  title: string;
  backLink: QueueLink;
}

/** In the place of the last one that was decided: nothing waits in this list any more, and the ways on. It takes the focus. */
export function QueueDone({ title, backLink }: QueueDoneProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => focusWhenClear(place), []);
  return (
    <AdminPage title={title}>
      <section ref={place} tabIndex={-1} aria-label={m.admin_queue_done()}>
        <EmptyState title={m.admin_queue_done()} description={m.admin_queue_done_text()}>
          <Button asChild variant="secondary">
            <Link {...backLink}>{m.admin_queue_back()}</Link>
          </Button>
          <Button asChild>
            <Link to="/admin">{m.admin_queue_done_overview()}</Link>
          </Button>
        </EmptyState>
      </section>
    </AdminPage>
  );
}

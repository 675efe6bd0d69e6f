import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageIsAlive } from "#src/lib/page-life.ts";
import { Container } from "#src/ui/section.tsx";
import { CardSkeletons } from "#src/ui/skeleton.tsx";

/** What a page shows while its data travel. */
export function PendingScreen() {
  useEffect(pageIsAlive, []);
  return (
    <div data-pending>
      <Container className="py-10">
        <p role="status" className="sr-only">
          {m.shell_loading()}
        </p>
        <CardSkeletons count={8} />
      </Container>
    </div>
  );
}

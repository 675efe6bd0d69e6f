import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { onceAhead } from "./once-ahead.ts";
import { ProductTiles } from "./product-tiles.tsx";

/** An order of another tab shows on the next page. */
const STALE_AFTER_MS = 60_000;

/**
 * The products that the reader ordered last, as they are now; nothing for who ordered nothing, and nobody misses what could not be
 * read. It comes while its place is below the screen, so that nothing in view moves.
 */
export function BoughtPlace() {
  const { session } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  const read = api.orders.bought.useQuery(
    { locale: currentLocale() },
    { enabled: session !== null, staleTime: STALE_AFTER_MS },
  );
  const products = session ? (read.data?.items ?? []) : [];
  const hasAny = products.length > 0;
  useEffect(() => (hasAny ? onceAhead(place, () => setIsDue(true)) : undefined), [hasAny]);
  return (
    <div ref={place} className="print:hidden">
      {isDue && hasAny && (
        <Section
          title={m.orders_bought()}
          action={
            <Button asChild variant="quiet">
              <Link to="/orders">{m.orders_mine()}</Link>
            </Button>
          }
        >
          <ProductTiles products={products} />
        </Section>
      )}
    </div>
  );
}

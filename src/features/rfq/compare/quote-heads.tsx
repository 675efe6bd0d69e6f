import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { BOX, cardClass, trackClass } from "#src/ui/compare/columns-layout.ts";
import { Places } from "#src/ui/compare/places.tsx";
import type { Place } from "#src/ui/compare/use-swiping.ts";
import { Named } from "#src/ui/text/named.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import type { Compared } from "./comparison.ts";
import { AcceptButton, nameId, type OnAct } from "./quote-acts.tsx";

interface QuoteHeadsProps {
  quotes: readonly Compared[];
  hasAsked: boolean;
  box: ComponentProps<"div">;
  place: Place;
  onGo: (to: number) => void;
  onAct: OnAct;
}

/** Whose quotes the columns hold, each with the button that takes it; they stay at the upper edge while the rows pass. */
export function QuoteHeads({ quotes, hasAsked, box, place, onGo, onAct }: QuoteHeadsProps) {
  return (
    <div className="sticky top-0 z-20 rounded-t-xl border-sand-200 border-b bg-sand-50 shadow-sm print:static print:shadow-none">
      <Places
        columns={quotes.length}
        hasAsked={hasAsked}
        place={place}
        onGo={onGo}
        beforeLabel={m.rfqs_compare_before()}
        afterLabel={m.rfqs_compare_after()}
      />
      <div
        {...box}
        className={`${BOX} overflow-x-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden ${place.last > 0 ? "" : "rounded-t-xl"}`}
      >
        <ul className={trackClass(hasAsked)}>
          <li aria-hidden className="max-md:hidden md:sticky md:start-0 md:z-10 md:bg-sand-50 print:block" />
          {hasAsked && (
            <li aria-hidden className="p-3 font-bold text-gulf-900 text-sm max-md:hidden print:hidden">
              {m.rfqs_compare_asked()}
            </li>
          )}
          {quotes.map((compared, at) => (
            <Head key={compared.quote.id} compared={compared} at={at} onAct={onAct} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Head({ compared, at, onAct }: { compared: Compared; at: number; onAct: OnAct }) {
  const { id, supplier } = compared.quote;
  return (
    <li data-column className={`grid min-w-0 content-between gap-2 bg-sand-50 p-3 ${cardClass(at)}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          id={nameId(id)}
          to="/suppliers/$supplier"
          params={{ supplier: supplier.slug }}
          className="flex min-h-11 items-center font-bold text-gulf-900 text-sm leading-snug hover:underline"
        >
          <Named name={supplier.names} className="wrap-anywhere line-clamp-2" />
        </Link>
        {supplier.isVerified && <VerifiedBadge short />}
      </p>
      <AcceptButton compared={compared} onAct={onAct} />
    </li>
  );
}

import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/button.tsx";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { BOX, cardClass, trackClass } from "./compare-layout.ts";
import type { Compared } from "./comparison.ts";
import { AcceptButton, nameId, type OnAct } from "./quote-acts.tsx";

interface QuoteHeadsProps {
  quotes: readonly Compared[];
  hasAsked: boolean;
  box: ComponentProps<"div">;
  place: { at: number; last: number };
  onGo: (to: number) => void;
  onAct: OnAct;
}

/** Whose quotes the columns hold, each with the button that takes it; they stay at the upper edge while the rows pass. */
export function QuoteHeads({ quotes, hasAsked, box, place, onGo, onAct }: QuoteHeadsProps) {
  return (
    <div className="sticky top-0 z-20 rounded-t-xl border-sand-200 border-b bg-sand-50 shadow-sm print:static print:shadow-none">
      {place.last > 0 && <Places place={place} onGo={onGo} />}
      <div {...box} className={`${BOX} overflow-x-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden`}>
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

/** Which of the swiped cards shows, and buttons for who does not swipe. */
function Places({ place: { at, last }, onGo }: Pick<QuoteHeadsProps, "place" | "onGo">) {
  const number = (value: number) => formatNumber(value, currentLocale());
  return (
    <div className="flex items-center justify-end gap-1 px-3 print:hidden">
      <span aria-live="polite" className="text-sand-700 text-sm md:sr-only">
        {m.rfqs_compare_place({ at: number(at + 1), all: number(last + 1) })}
      </span>
      <IconButton label={m.rfqs_compare_before()} held={at === 0} className="size-11" onClick={() => onGo(at - 1)}>
        <BackChevron size={20} />
      </IconButton>
      <IconButton label={m.rfqs_compare_after()} held={at === last} className="size-11" onClick={() => onGo(at + 1)}>
        <ForwardChevron size={20} />
      </IconButton>
    </div>
  );
}

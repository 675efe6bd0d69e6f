import { m } from "#i18n/paraglide/messages.js";
import { localName } from "#src/lib/local-name.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Written } from "#src/ui/bdi.tsx";
import { VerifiedBadge } from "#src/ui/verified-badge.tsx";
import { QuoteLink } from "../quote-link.tsx";
import { QUOTE_TONES, quoteStatusWords } from "../quote-words.ts";
import type { Compared } from "./compare-screen.tsx";

/** Whose quote a column holds, where it stands, and the way to its thread. */
export function QuoteHead({ quote, className }: { quote: Compared["quote"]; className: string }) {
  return (
    <th scope="col" className={`${className} bg-sand-50 text-start font-normal`}>
      <div className="grid justify-items-start gap-1.5">
        <Written className="break-words font-bold text-gulf-900">{localName(quote.supplier.names)}</Written>
        {quote.supplier.isVerified && <VerifiedBadge short />}
        <Badge tone={QUOTE_TONES[quote.status]}>{quoteStatusWords(quote.status)}</Badge>
        <QuoteLink
          id={quote.id}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 text-sm underline underline-offset-4 print:hidden"
        >
          {m.rfqs_compare_open()}
        </QuoteLink>
      </div>
    </th>
  );
}

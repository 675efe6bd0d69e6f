import { Link } from "@tanstack/react-router";
import { Columns3, Tag } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { isLive } from "../quote-labels.ts";
import { QuoteCard } from "./quote-card.tsx";
import type { OwnRequest } from "./request-screen.tsx";

/** What suppliers offered; those that still stand come first. */
export function QuotesPanel({ request }: { request: OwnRequest }) {
  const { quotes, status } = request;
  const sorted = [...quotes].sort((one, other) => Number(isLive(other.status)) - Number(isLive(one.status)));
  if (quotes.length === 0 && status !== "open") return null;
  return (
    <Panel
      title={m.rfqs_quotes_title()}
      {...(quotes.length > 0 ? { action: <CompareLink reference={request.reference} /> } : {})}
    >
      {quotes.length === 0 ? (
        <EmptyState
          title={m.rfqs_quotes_none()}
          description={m.rfqs_quotes_none_text()}
          icon={<Tag aria-hidden size={36} />}
        />
      ) : (
        <ul className="grid gap-3">
          {sorted.map((quote) => (
            <QuoteCard key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CompareLink({ reference }: { reference: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to="/rfqs/$reference/compare" params={{ reference }}>
        <Columns3 aria-hidden size={18} /> {m.rfqs_quotes_compare()}
      </Link>
    </Button>
  );
}

import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { AskedWords } from "#src/ui/text/named.tsx";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { RequestQuoteButton } from "./request-quote-button.tsx";

type OwnRequest = ApiOutputs["rfqs"]["mine"]["items"][number];

/** As many as one sees at a glance; the others stand in the list. */
const FIRST = 5;

/** The quote requests of the account, newest first. */
export function OwnRequests() {
  const mine = api.rfqs.mine.useQuery({});
  return (
    <Panel title={m.rfq_own_title()}>
      {mine.data ? (
        <RequestList requests={mine.data.items} />
      ) : mine.isError ? (
        <LoadFailed onRetry={() => void mine.refetch()} isBusy={mine.isFetching} />
      ) : (
        <Loading lines={3} />
      )}
    </Panel>
  );
}

function RequestList({ requests }: { requests: readonly OwnRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyState
        title={m.rfq_own_empty()}
        description={m.rfq_own_empty_hint()}
        icon={<FileText aria-hidden size={36} />}
      >
        <RequestQuoteButton />
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-2">
      <RequestRows requests={requests.slice(0, FIRST)} />
      <Link
        to="/rfqs"
        className="inline-flex min-h-11 items-center justify-self-start font-bold text-gulf-800 text-sm underline underline-offset-4"
      >
        {m.rfqs_list_show_all()}
      </Link>
    </div>
  );
}

function RequestRows({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <ul className="grid">
      {requests.map((request) => (
        <li key={request.reference} className="border-sand-200 border-b last:border-b-0">
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  );
}

function RequestRow({ request }: { request: OwnRequest }) {
  return (
    <Link
      to="/rfqs/$reference"
      params={{ reference: request.reference }}
      className="-mx-2 grid min-h-11 gap-1 rounded-md px-2 py-3 hover:bg-gulf-50"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Ltr className="font-bold text-gulf-900">{request.reference}</Ltr>
        <Badge tone={STATUS_TONES[request.status]}>{statusLabels(request.status)}</Badge>
      </span>
      <span dir="auto" className="line-clamp-2 text-sand-700 text-sm">
        <AskedWords asked={request} isAlone />
      </span>
      <span className="text-sand-600 text-xs">{formatDate(request.createdAt, currentLocale())}</span>
    </Link>
  );
}

import { Link } from "@tanstack/react-router";
import { CalendarClock, Inbox } from "lucide-react";
import { isSoon } from "#domain/kernel/time.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Badge } from "#src/ui/badge.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords } from "#src/ui/text/named.tsx";
import { headlineQuantity } from "#src/vocabulary/asked-quantity.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { AllLink } from "./all-link.tsx";
import type { Dashboard } from "./figures.tsx";

/** Requests that wait for this company, the nearest deadline first. */
export function RequestList({ requests }: Pick<Dashboard, "requests">) {
  return (
    <div className="min-w-0">
      <Panel
        title={m.dashboard_requests()}
        intro={m.dashboard_requests_intro()}
        action={<AllLink to="/inbox" label={m.inbox_nav()} />}
      >
        {requests.length === 0 ? (
          <EmptyState
            title={m.dashboard_requests_empty()}
            description={m.dashboard_requests_empty_text()}
            icon={<Inbox aria-hidden size={36} />}
          />
        ) : (
          <ul className="grid divide-y divide-sand-200">
            {requests.map((request) => (
              <li key={request.id} className="py-3 first:pt-0 last:pb-0">
                <Request request={request} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Request({ request }: { request: Dashboard["requests"][number] }) {
  const { id, reference, country, deadlineAt, isNew } = request;
  const now = Date.now();
  const presses = isSoon(deadlineAt, now);
  return (
    <div className="relative grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-sand-700 text-sm">
        <Ltr className="font-bold text-gulf-800">{reference}</Ltr>
        {isNew && <Badge tone="brass">{m.dashboard_request_new()}</Badge>}
        {country && <span>{countryName(country)}</span>}
      </p>
      <p dir="auto" className="line-clamp-2 text-gulf-900">
        <Link to="/inbox/$id" params={{ id }} className="after:absolute after:inset-0 hover:underline">
          <AskedWords asked={request} isAlone />
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="text-sand-700">
          {m.dashboard_request_quantity()}{" "}
          <Written className="font-bold text-gulf-900">{headlineQuantity(request)}</Written>
        </span>
        <span className={`inline-flex items-center gap-1.5 ${presses ? "font-bold text-clay-700" : "text-sand-700"}`}>
          <CalendarClock aria-hidden size={16} />
          <span className="sr-only">{m.dashboard_request_deadline()}</span>
          <time dateTime={dateTimeOf(deadlineAt)} title={formatDate(deadlineAt, currentLocale())}>
            {formatTimeLeft(deadlineAt, now, currentLocale())}
          </time>
        </span>
      </p>
    </div>
  );
}

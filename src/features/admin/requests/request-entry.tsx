import { categoryName } from "#domain/catalogue/category-names.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { STATUS_TONES, statusWords } from "#src/lib/rfq-status-words.ts";
import { headlineQuantity } from "#src/lib/trade-terms.ts";
import type { ApiOutputs } from "#src/lib/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TEXT_LINK } from "#src/ui/text-link.ts";
import { WrittenText } from "../inbox-card.tsx";
import { AskedSuppliers } from "./asked-suppliers.tsx";
import { RemoveRequest } from "./remove-request.tsx";
import { RequestFiles } from "./request-files.tsx";

export type ListedRequest = ApiOutputs["admin"]["requests"]["items"][number];

/** A request with what the house judges it by. */
export function RequestEntry({ request }: { request: ListedRequest }) {
  const { reference, status, category, description, notes, companyName, contactName, email } = request;
  const locale = currentLocale();
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-bold text-gulf-900">
          <Ltr>{reference}</Ltr>
        </h3>
        <Badge tone={STATUS_TONES[status]}>{statusWords(status)}</Badge>
      </div>
      <WrittenText>{description}</WrittenText>
      {notes && <WrittenText>{notes}</WrittenText>}
      <p className="text-sand-700 text-sm">
        {categoryName(category, locale)} · <Written>{headlineQuantity(request)}</Written>
      </p>
      <p className="text-sand-700 text-sm">
        <Written className="wrap-anywhere">{companyName}</Written> · <Written>{contactName}</Written>
      </p>
      <p>
        <a href={`mailto:${email}`} className={TEXT_LINK}>
          <Ltr className="break-all">{email}</Ltr>
        </a>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sand-600 text-sm">
        <span>{m.admin_requests_sent({ date: formatDate(request.createdAt, locale) })}</span>
        <span>{m.admin_requests_until({ date: formatDate(request.deadlineAt, locale) })}</span>
        <span>{m.rfqs_card_quotes(counted(request.quotesCount))}</span>
      </p>
      <AskedSuppliers asked={request.asked} />
      {request.closingNote && (
        <Notice>
          <WrittenText>{request.closingNote}</WrittenText>
        </Notice>
      )}
      <RequestFiles request={request} />
      <RemoveRequest request={request} />
    </li>
  );
}

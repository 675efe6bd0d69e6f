import { Link } from "@tanstack/react-router";
import { Clock, Eye, MessageCircleQuestion, Send, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { AskedWords } from "#src/ui/text/named.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { quotesLabels, STATUS_TONES, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { isUrgent, timeLeft } from "./time-left.ts";

type Listed = ApiOutputs["rfqs"]["mine"]["items"][number];

/** A request in the list: what, until when, and what came of it. The whole card leads to its page. */
export function RequestCard({ request }: { request: Listed }) {
  const locale = currentLocale();
  return (
    <li className="relative grid content-start gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card focus-within:border-gulf-500 hover:border-gulf-500">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/rfqs/$reference"
          params={{ reference: request.reference }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-900 after:absolute after:inset-0 after:rounded-xl"
        >
          <Ltr>{request.reference}</Ltr>
        </Link>
        <Badge tone={STATUS_TONES[request.status]}>{statusLabels(request.status)}</Badge>
      </div>
      <p dir="auto" className="line-clamp-2 break-words">
        <AskedWords asked={request} isAlone />
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sand-600 text-sm">
        <span>{categoryName(request.category, locale)}</span>
        <span>{m.rfqs_card_lines(counted(request.lines))}</span>
        <span>{formatDate(request.createdAt, locale)}</span>
      </p>
      <Deadline request={request} />
      <Answers request={request} />
    </li>
  );
}

function Deadline({ request }: { request: Listed }) {
  if (request.status !== "open") return null;
  const now = Date.now();
  const isNear = isUrgent(request.deadlineAt, now);
  return (
    <p className={`flex items-center gap-2 text-sm ${isNear ? "font-bold text-brass-700" : "text-sand-700"}`}>
      <Clock aria-hidden size={16} className="shrink-0" />
      {m.rfqs_card_deadline({
        date: formatDate(request.deadlineAt, currentLocale()),
        left: timeLeft(request.deadlineAt, now),
      })}
    </p>
  );
}

function Answers({ request }: { request: Listed }) {
  return (
    <ul aria-label={m.rfqs_card_answers()} className="flex flex-wrap gap-x-4 gap-y-1 border-sand-200 border-t pt-3">
      <Answer icon={<Send aria-hidden size={16} />}>{m.rfqs_card_invited(counted(request.invited))}</Answer>
      <Answer icon={<Eye aria-hidden size={16} />}>{m.rfqs_card_viewed(counted(request.viewed))}</Answer>
      {request.questions > 0 && (
        <Answer icon={<MessageCircleQuestion aria-hidden size={16} />} tone="font-bold text-brass-700">
          {m.rfqs_card_questions(counted(request.questions))}
        </Answer>
      )}
      <Answer
        icon={<Tag aria-hidden size={16} />}
        tone={request.quotes > 0 ? "font-bold text-leaf-700" : "text-sand-700"}
      >
        {quotesLabels(request.status, request.quotes)}
      </Answer>
    </ul>
  );
}

function Answer({ icon, tone = "text-sand-700", children }: { icon: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-1.5 text-sm ${tone}`}>
      {icon}
      {children}
    </li>
  );
}

import { Link } from "@tanstack/react-router";
import { CircleCheck, MailOpen } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { askedLabels } from "./asked-labels.ts";
import { CodeForm, type Opened } from "./code-form.tsx";
import { ReferenceNumber } from "./reference-number.tsx";
import type { SentQuote } from "./request-quote-form.tsx";
import { wideningLabels } from "./widening-labels.ts";

interface QuoteSentProps {
  sent: SentQuote;
  /** The only one that it goes to, in the reader's language. */
  company?: string | undefined;
  onDone: () => void;
}

/** When it appears, and again as another one when the code has opened the request. */
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** What happens next, after a request was sent (spec §8: contact within 24 hours). */
export function QuoteSent({ sent: made, company, onDone }: QuoteSentProps) {
  const [opened, setOpened] = useState<Opened>();
  const sent = { ...made, ...opened };
  const isWaiting = sent.status === "unconfirmed";
  return (
    <div className="grid gap-5">
      <div role="status" className="grid justify-items-center gap-2 text-center">
        {isWaiting ? (
          <MailOpen aria-hidden size={44} className="text-brass-700" />
        ) : (
          <CircleCheck aria-hidden size={44} className="text-leaf-700" />
        )}
        <h3 key={sent.status} ref={focusTitle} tabIndex={-1} className="text-gulf-900 text-xl outline-none">
          {isWaiting ? m.rfq_sent_waiting_title() : m.rfq_sent_title()}
        </h3>
        {isWaiting ? (
          <p className="font-bold text-lg">
            {company === undefined ? m.rfq_sent_waiting() : m.rfq_sent_waiting_direct({ company: isolated(company) })}
          </p>
        ) : (
          <>
            <p className="font-bold text-lg">{m.rfq_sent_promise()}</p>
            <SentTo sent={sent} />
          </>
        )}
      </div>
      <p className="rounded-md border border-brass-200 bg-brass-50 p-4">
        {opened ? answersByMail(opened.deadlineAt, company) : nextStep(sent, company)}
      </p>
      {isWaiting && <CodeForm sent={sent} onOpened={setOpened} />}
      <ReferenceNumber reference={sent.reference} />
      {isWaiting && <p className="text-center text-sand-700 text-sm">{m.rfq_sent_after()}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild className="max-sm:w-full">
          <Link
            to="/rfq/$reference"
            params={{ reference: sent.reference }}
            search={{ key: sent.accessKey, ...(opened ? { proof: opened.proof } : {}) }}
            // The server's answer leaves the cookie that opens the page again.
            reloadDocument
          >
            {m.rfq_sent_track()}
          </Link>
        </Button>
        <Button type="button" variant="secondary" onClick={onDone} className="max-sm:w-full">
          {m.rfq_sent_done()}
        </Button>
      </div>
    </div>
  );
}

/** A guest confirms by mail first; an account's request is with whom it reaches already. */
function nextStep({ status, deadlineAt, email }: SentQuote, company: string | undefined): string {
  const date = formatDate(deadlineAt, currentLocale());
  if (company === undefined) {
    return status === "unconfirmed" ? m.rfq_sent_confirm({ email: isolated(email) }) : m.rfq_sent_open({ date });
  }
  const name = isolated(company);
  return status === "unconfirmed"
    ? m.rfq_sent_confirm_direct({ email: isolated(email), company: name })
    : m.rfq_sent_open_direct({ date, company: name });
}

/** A guest has no list of its own: what is answered comes by mail. */
function answersByMail(deadlineAt: number, company: string | undefined): string {
  const date = formatDate(deadlineAt, currentLocale());
  return company === undefined
    ? m.rfq_sent_open_guest({ date })
    : m.rfq_sent_open_guest_direct({ date, company: isolated(company) });
}

/** How many suppliers an open request went to, counted by the server once its invitations stand, and what comes without a quote. */
function SentTo({ sent: { reference, accessKey } }: { sent: SentQuote }) {
  const { data } = api.rfq.track.useQuery({ reference, key: accessKey });
  if (!data) return null;
  return (
    <>
      <p>{askedLabels(data.asked, true, data.isDirect)}</p>
      <p className="text-sand-700">{wideningLabels(data, data.asked.added)}</p>
    </>
  );
}

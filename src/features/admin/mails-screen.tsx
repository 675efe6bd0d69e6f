import { keepPreviousData } from "@tanstack/react-query";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { toCallFailure } from "#src/lib/errors.ts";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { Ltr } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { AdminPage } from "./admin-page.tsx";
import { ListStates } from "./list-states.tsx";
import { PagesOf } from "./pages-of.tsx";

type Mail = ApiOutputs["admin"]["mails"]["items"][number];

/** Mails that nobody got, and the button that tries again. */
export function MailsScreen({ page = 1 }: { page?: number | undefined }) {
  const list = api.admin.mails.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.admin_queue_mails()}>
      <p className="text-sand-700">{m.admin_mails_intro()}</p>
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} hint={m.admin_mails_empty()}>
        {(data) => (
          <>
            <ul className="grid gap-3">
              {data.items.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </ul>
            <PagesOf list={data} search={{}} />
          </>
        )}
      </ListStates>
    </AdminPage>
  );
}

function MailCard({ mail }: { mail: Mail }) {
  const { template, recipient, attempts, lastError, failedAt } = mail;
  return (
    <li className="grid min-w-0 gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <h2 className="text-gulf-900 text-lg">
        <Ltr className="break-all">{recipient}</Ltr>
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sand-600 text-sm">
        <Ltr>{template}</Ltr>
        <span>{m.admin_mails_attempts(counted(attempts))}</span>
        <span>{m.admin_mails_failed_at({ date: formatDateTime(failedAt, currentLocale()) })}</span>
      </p>
      {lastError && (
        <p className="grid border-clay-600 border-s-2 ps-3 text-sm">
          <span className="text-sand-600">{m.admin_mails_error()}</span>
          <Ltr className="break-all text-clay-700">{lastError}</Ltr>
        </p>
      )}
      <div>
        <ResendButton mail={mail} />
      </div>
    </li>
  );
}

function ResendButton({ mail: { id, recipient } }: { mail: Mail }) {
  const { admin } = api.useUtils();
  const resending = api.admin.resendMail.useMutation({
    onSuccess: () => void showToast("success", m.admin_mails_resent()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.admin_inbox_stale() : m.admin_inbox_failed());
    },
    onSettled: () => admin.invalidate(),
  });
  return (
    <Button
      type="button"
      look="secondary"
      busy={resending.isPending}
      aria-label={m.admin_mails_resend_of({ recipient: `\u2066${recipient}\u2069` })}
      onClick={() => resending.mutate({ id })}
    >
      {m.admin_mails_resend()}
    </Button>
  );
}

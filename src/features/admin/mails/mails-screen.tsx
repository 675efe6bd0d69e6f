import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { PagesOf } from "../lists/pages-of.tsx";
import { MailCard } from "./mail-card.tsx";
import { MailFilter } from "./mail-filter.tsx";
import type { MailSearch } from "./mail-search.ts";
import { ResendAll } from "./resend-all.tsx";

/** Mails that nobody got: what each was about, why it failed, and what can be done with it. */
export function MailsScreen({ search }: { search: MailSearch }) {
  const { page = 1, ...filter } = search;
  const list = api.admin.mails.useQuery({ ...filter, page, locale: currentLocale() }, LIVE_LIST);
  const isNarrowed = Object.values(filter).some((asked) => asked !== undefined);
  return (
    <AdminPage title={m.admin_queue_mails()}>
      <p className="text-sand-700">{m.admin_mails_intro()}</p>
      {list.data && list.data.queued > 0 && (
        <p aria-live="polite" className="font-bold text-gulf-900">
          {m.admin_mails_queued(counted(list.data.queued))}
        </p>
      )}
      {list.data && <MailFilter search={search} kinds={list.data.kinds} failures={list.data.failures} />}
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isNarrowed ? undefined : emptyLabels(list.data?.queued ?? 0)}
      >
        {(data) => (
          <div className="grid min-w-0 gap-4">
            <ResendAll filter={filter} resendable={data.resendable} others={data.total - data.resendable} />
            <ul className="grid gap-3">
              {data.items.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </ul>
            <PagesOf list={data} search={filter} />
          </div>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** Of an empty list: what waits to be sent has not failed, and has not arrived either. */
function emptyLabels(queued: number): string {
  return queued > 0 ? m.admin_mails_none_failed() : m.admin_mails_empty();
}

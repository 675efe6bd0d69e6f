import { keepPreviousData } from "@tanstack/react-query";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { MailCard } from "./mail-card.tsx";
import { MailFilter } from "./mail-filter.tsx";
import type { MailSearch } from "./mail-search.ts";
import { ResendAll } from "./resend-all.tsx";

/** Mails that nobody got: what each was about, why it failed, and what can be done with it. */
export function MailsScreen({ search }: { search: MailSearch }) {
  const { page = 1, ...filter } = search;
  const list = api.admin.mails.useQuery(
    { ...filter, page, locale: currentLocale() },
    { placeholderData: keepPreviousData },
  );
  const isNarrowed = filter.kind !== undefined || filter.failure !== undefined;
  return (
    <AdminPage title={m.admin_queue_mails()}>
      <p className="text-sand-700">{m.admin_mails_intro()}</p>
      {list.data && (isNarrowed || list.data.total > 0) && (
        <MailFilter search={search} kinds={list.data.kinds} failures={list.data.failures} />
      )}
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isNarrowed ? undefined : m.admin_mails_empty()}
      >
        {(data) => (
          <>
            <ResendAll filter={filter} total={data.total} />
            <ul className="grid gap-3">
              {data.items.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </ul>
            <PagesOf list={data} search={filter} />
          </>
        )}
      </ListStates>
    </AdminPage>
  );
}

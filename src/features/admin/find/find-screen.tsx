import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { SearchField } from "../lists/search-field.tsx";
import type { FindSearch } from "./find-search.ts";
import { type Found, type FoundGroup, foundGroups } from "./found-groups.ts";
import { FoundSection } from "./found-section.tsx";

/** One box that finds orders, requests, quotes, companies, people and products. */
export function FindScreen({ search: { q } }: { search: FindSearch }) {
  const navigate = useNavigate();
  const found = api.admin.find.useQuery(q ? { q } : skipToken, { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.admin_find()}>
      <SearchField
        label={m.admin_find_label()}
        asked={q}
        onSearch={(words) => void navigate({ to: "/admin/find", search: { q: words }, resetScroll: false })}
      />
      {q ? (
        <ListBody list={found}>{(data) => <FoundByGroup found={data} q={q} />}</ListBody>
      ) : (
        <p className="max-w-prose text-sand-700">{m.admin_find_hint()}</p>
      )}
    </AdminPage>
  );
}

function FoundByGroup({ found, q }: { found: Found; q: string }) {
  const groups: FoundGroup[] = foundGroups(found, q);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <section aria-label={m.admin_find_results()} className="grid min-w-0 gap-4">
      <h2 aria-live="polite" className={total === 0 ? "sr-only" : "text-gulf-900 text-lg"}>
        {m.admin_find_count(counted(total))}
      </h2>
      {groups.length === 0 && (
        <EmptyState
          title={m.admin_empty()}
          description={m.admin_find_nothing()}
          icon={<SearchX aria-hidden size={32} />}
        />
      )}
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        {groups.map((group) => (
          <FoundSection key={group.name} group={group} />
        ))}
      </div>
    </section>
  );
}

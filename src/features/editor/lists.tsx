import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { EntryList } from "./entry-list.tsx";
import type { EntrySearch } from "./entry-search.ts";
import { EntryStates } from "./entry-states.tsx";

/** All tips, drafts marked. */
export function TipList({ q }: EntrySearch) {
  const list = api.editor.tips.useQuery();
  return (
    <EntryStates query={list}>
      {({ items }) => (
        <EntryList
          kind="tip"
          items={items}
          q={q}
          linkTo={(id) => ({ to: "/admin/content/tips/$id", params: { id } })}
          newLink="/admin/content/tips/new"
          newLabel={m.editor_tip_new()}
          badge={({ publishedAt }): ReactNode =>
            publishedAt === null && <Badge tone="neutral">{m.editor_draft()}</Badge>
          }
        />
      )}
    </EntryStates>
  );
}

/** All partners. */
export function PartnerList({ q }: EntrySearch) {
  const list = api.editor.partners.useQuery();
  return (
    <EntryStates query={list}>
      {({ items }) => (
        <EntryList
          kind="partner"
          items={items}
          q={q}
          linkTo={(id) => ({ to: "/admin/content/partners/$id", params: { id } })}
          newLink="/admin/content/partners/new"
          newLabel={m.editor_partner_new()}
        />
      )}
    </EntryStates>
  );
}

/** All claims, those without evidence marked. */
export function ClaimList({ q }: EntrySearch) {
  const list = api.editor.claims.useQuery();
  return (
    <EntryStates query={list}>
      {({ items }) => (
        <EntryList
          kind="claim"
          items={items}
          q={q}
          linkTo={(id) => ({ to: "/admin/content/claims/$id", params: { id } })}
          newLink="/admin/content/claims/new"
          newLabel={m.editor_claim_new()}
          badge={({ evidenceUrl }): ReactNode => (
            <Badge tone={evidenceUrl === null ? "neutral" : "leaf"}>
              {evidenceUrl === null ? m.editor_claim_unproven() : m.editor_claim_proven()}
            </Badge>
          )}
        />
      )}
    </EntryStates>
  );
}

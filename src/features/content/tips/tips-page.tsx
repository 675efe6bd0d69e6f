import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PenLine, SearchX } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { TipCard, type TipCardData } from "./tip-card.tsx";
import { TipsFilter } from "./tips-filter.tsx";
import { type TipsSearch, tipsInput } from "./tips-search.ts";

const loadShareTipDialog = () => import("./share-tip-dialog.tsx").then(({ ShareTipDialog }) => ShareTipDialog);

/** Invites readers to share a tip; the form comes with the first press. */
function ShareTipBand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section tone="sand">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <div className="grid max-w-2xl gap-1.5">
          <h2 className="text-2xl text-gulf-900">{m.content_tips_share_teaser_title()}</h2>
          <p className="text-sand-700">{m.content_tips_share_teaser_text()}</p>
        </div>
        <Button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadShareTipDialog().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          <PenLine aria-hidden size={18} /> {m.content_tips_share_action()}
        </Button>
      </div>
      <LazyDialog load={loadShareTipDialog} dialog={{ open: isOpen, onOpenChange: setOpen }} />
    </Section>
  );
}

/** Trade tips: search, topics, cards (spec §2). */
export function TipsPage({ search }: { search: TipsSearch }) {
  return (
    <>
      <PageHeader
        title={m.content_tips_title()}
        intro={m.content_tips_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.content_tips_title() }]}
      />
      <Container className="grid gap-6 py-8">
        <TipsFilter search={search} />
        <TipsResult search={search} />
      </Container>
      <ShareTipBand />
    </>
  );
}

function TipsResult({ search }: { search: TipsSearch }) {
  const tips = api.content.tips.useQuery(tipsInput(search), { placeholderData: keepPreviousData });
  if (tips.data) return <TipList items={tips.data.items} isStale={tips.isPlaceholderData} />;
  if (tips.isError) return <LoadFailed onRetry={() => void tips.refetch()} isBusy={tips.isFetching} />;
  return <Loading />;
}

function TipList({ items, isStale }: { items: readonly TipCardData[]; isStale: boolean }) {
  const count = items.length;
  return (
    <div aria-busy={isStale} className={`grid gap-4 transition-opacity ${isStale ? "opacity-60" : ""}`}>
      <p role="status" className={count === 0 ? "sr-only" : "text-sand-700"}>
        {count === 0
          ? m.content_tips_empty_title()
          : m.content_tips_count({ count, number: formatNumber(count, currentLocale()) })}
      </p>
      {count === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden size={40} />}
          title={m.content_tips_empty_title()}
          description={m.content_tips_empty_text()}
        >
          <Button asChild variant="secondary">
            <Link to="/tips">{m.content_tips_empty_action()}</Link>
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {items.map((tip) => (
            <li key={tip.slug}>
              <TipCard tip={tip} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Head of the list of tips. */
export function tipsHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.content_tips_title(),
    description: m.content_tips_meta(),
    path: "/tips",
  });
}

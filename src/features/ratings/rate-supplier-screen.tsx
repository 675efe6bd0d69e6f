import { Link } from "@tanstack/react-router";
import { Star } from "lucide-react";
import type { ComponentProps } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { useSession } from "#src/lib/session/session.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { partyName } from "#src/vocabulary/local-name.ts";
import { ratingStatusLabels } from "#src/vocabulary/rating-status-labels.ts";
import { RateForm } from "./rate-form.tsx";
import type { RatingSearch } from "./rating-search.ts";

type ToRate = ApiOutputs["ratings"]["toRate"];

/** A rating of a supplier (spec §2): only after a completed order; else what is missing and what can be rated. */
export function RateSupplierScreen({ search }: { search: RatingSearch }) {
  const { session, isKnown } = useSession();
  return (
    <>
      <PageHeader
        title={m.ratings_title()}
        intro={m.ratings_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.ratings_title() }]}
      />
      <Container className="grid gap-6 py-6 sm:py-10">
        {isKnown && !session && <SignIn search={search} />}
        {session?.isVerified === false && <UnverifiedNote />}
        {session && <Ratable search={search} />}
      </Container>
    </>
  );
}

function SignIn({ search: { order } }: { search: RatingSearch }) {
  const returnTo = order ? `/rate-supplier?order=${order}` : "/rate-supplier";
  return (
    <EmptyState
      title={m.ratings_sign_in_title()}
      description={m.ratings_missing_text()}
      icon={<Star aria-hidden size={40} />}
    >
      <Button asChild>
        <Link to="/auth" search={{ returnTo }}>
          {m.ratings_sign_in()}
        </Link>
      </Button>
    </EmptyState>
  );
}

function Ratable({ search }: { search: RatingSearch }) {
  const query = api.ratings.toRate.useQuery(undefined, { staleTime: 0 });
  // A rating that was just sent leaves the list; its form stays to say so.
  const chosen = query.data?.asBuyer.find(({ reference }) => reference === search.order);
  if (query.isPending) return <Loading lines={6} />;
  // What is on screen stays when it can't be read again: somebody may be writing there.
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  const given = query.data.given.find(({ reference }) => reference === search.order);
  return (
    <>
      {search.order !== undefined && !chosen && !given && <NotRatable reference={search.order} />}
      {(chosen ?? given) && search.order !== undefined && (
        <ChosenOrder
          key={search.order}
          reference={search.order}
          party={partyName((chosen ?? given)?.party ?? null)}
          isOpen={Boolean(chosen)}
          givenStatus={given?.status}
        />
      )}
      <OpenList
        asBuyer={query.data.asBuyer.filter(({ reference }) => reference !== search.order)}
        isAsked={search.order !== undefined}
      />
      <GivenList given={query.data.given} />
    </>
  );
}

function ChosenOrder({ reference, ...rating }: ComponentProps<typeof RateForm>) {
  return (
    <section className="grid gap-3">
      <OrderLink reference={reference} />
      <RateForm reference={reference} {...rating} />
    </section>
  );
}

function NotRatable({ reference }: { reference: string }) {
  return (
    <EmptyState title={m.ratings_missing_title()} description={m.ratings_missing_text()}>
      <OrderLink reference={reference} />
    </EmptyState>
  );
}

function OrderLink({ reference }: { reference: string }) {
  return (
    <Link
      to="/orders/$reference"
      params={{ reference }}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gulf-800 underline underline-offset-4"
    >
      {m.ratings_order()} <Ltr className="font-bold">{reference}</Ltr>
    </Link>
  );
}

function OpenList({ asBuyer, isAsked }: { asBuyer: ToRate["asBuyer"]; isAsked: boolean }) {
  if (asBuyer.length === 0) {
    if (isAsked) return null;
    return (
      <EmptyState
        title={m.ratings_missing_title()}
        description={m.ratings_missing_text()}
        icon={<Star aria-hidden size={40} />}
      >
        <Button asChild>
          <Link to="/orders">{m.orders_mine()}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <Panel title={m.ratings_open()}>
      <ul className="grid divide-y divide-sand-200">
        {asBuyer.map(({ reference, party, until }) => (
          <li key={reference} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="grid">
              <span className="justify-self-start">
                <Named name={party} className="font-bold text-gulf-900" />
              </span>
              <Ltr className="justify-self-start text-sand-700 text-sm">{reference}</Ltr>
              {until !== null && (
                <span className="text-sand-600 text-sm">
                  {m.ratings_until({ date: formatDate(until, currentLocale()) })}
                </span>
              )}
            </span>
            <Button asChild variant="secondary">
              <Link to="/rate-supplier" search={{ order: reference }}>
                {m.ratings_rate_this()}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function GivenList({ given }: Pick<ToRate, "given">) {
  if (given.length === 0) return null;
  return (
    <Panel title={m.ratings_given()}>
      <ul className="grid divide-y divide-sand-200">
        {given.map(({ reference, party, ratedAt, status }) => (
          <li key={reference} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Named name={party} className="font-bold text-gulf-900" />
              <Badge tone={status === "published" ? "leaf" : "neutral"}>{ratingStatusLabels(status)}</Badge>
            </span>
            <span className="text-sand-700 text-sm">
              <Ltr>{reference}</Ltr> · {formatDate(ratedAt, currentLocale())}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Head of the page on which a supplier is rated. */
export function rateSupplierHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.ratings_title(),
    description: m.ratings_intro(),
    path: "/rate-supplier",
    hidden: true,
  });
}

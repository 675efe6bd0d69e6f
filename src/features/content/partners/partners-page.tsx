import { Link } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { CardSkeletons } from "#src/ui/list/skeleton.tsx";
import { Section } from "#src/ui/section.tsx";
import { ContactBand } from "../contact-band.tsx";
import { PlatformHero } from "../platform-hero.tsx";
import { type Partner, PartnerCard } from "./partner-card.tsx";
import { QualityStandards } from "./quality-standards.tsx";
import { StatisticsStrip } from "./statistics-strip.tsx";

/** The platform's partners, its figures and its standards (spec §2). */
export function PartnersPage() {
  const partners = api.content.partners.useQuery({ locale: currentLocale() });
  return (
    <>
      <PlatformHero
        name={m.content_partners_title()}
        title={m.content_partners_hero_title()}
        intro={m.content_partners_hero_intro()}
        picture="/pictures/tiles-stack.svg"
      >
        <Button asChild variant="onDark">
          <Link to="/contact">{m.content_partners_join_title()}</Link>
        </Button>
      </PlatformHero>
      <StatisticsStrip statistics={partners.data?.statistics ?? []} />
      <Section id="partners" tone="sand" title={m.content_partners_list_title()}>
        {partners.data && <PartnerList partners={partners.data.partners} />}
        {partners.isPending && <CardSkeletons />}
        {partners.isError && <LoadFailed onRetry={() => void partners.refetch()} isBusy={partners.isFetching} />}
      </Section>
      <QualityStandards />
      <ContactBand
        title={m.content_partners_join_title()}
        text={m.content_partners_join_text()}
        action={m.content_partners_join_title()}
      />
    </>
  );
}

function PartnerList({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) {
    return (
      <EmptyState title={m.content_partners_empty_title()} description={m.content_partners_empty_text()}>
        <Button asChild variant="secondary">
          <Link to="/suppliers">{m.content_partners_empty_action()}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerCard partner={partner} />
        </li>
      ))}
    </ul>
  );
}

/** Head of the partners' page. */
export function partnersHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.content_partners_title(),
    description: m.content_partners_meta(),
    path: "/partners",
  });
}

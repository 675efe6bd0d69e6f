import { Link } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { ContactBand } from "../contact-band.tsx";
import { PlatformHero } from "../platform-hero.tsx";
import { Background, Direction } from "./background.tsx";
import { Claims } from "./claims.tsx";
import { Leadership } from "./leadership.tsx";
import { TargetMarkets } from "./target-markets.tsx";

/** The claim that stands beside the founder instead of among the certificates. */
const FOUNDER_CLAIM = "clm_founder_experience";

/** Who we are (spec §2). */
export function AboutPage() {
  const { data } = api.content.about.useQuery({ locale: currentLocale() });
  const claims = data?.claims ?? [];
  return (
    <>
      <PlatformHero
        name={m.content_about_title()}
        title={m.content_about_hero_title()}
        intro={m.content_about_hero_intro()}
        picture="/pictures/pallet-cartons.svg"
      >
        <Button asChild variant="onDark">
          <Link to="/contact">{m.content_contact_action()}</Link>
        </Button>
      </PlatformHero>
      <Background />
      <Direction />
      <Leadership experience={claims.find(({ id }) => id === FOUNDER_CLAIM)} />
      <TargetMarkets />
      <Claims claims={claims.filter(({ id }) => id !== FOUNDER_CLAIM)} />
      <ContactBand title={m.content_about_contact_title()} text={m.content_about_contact_text()} />
    </>
  );
}

/** Head of the page about the platform. */
export function aboutHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.content_about_title(),
    description: m.content_about_meta(),
    path: "/about",
    jsonLd: { "@type": "AboutPage", name: m.content_about_title(), description: m.content_about_meta() },
  });
}
